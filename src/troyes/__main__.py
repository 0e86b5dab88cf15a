"""`python -m troyes` is the `troyes` command."""

from troyes.cli import main

if __name__ == "__main__":
    main()
