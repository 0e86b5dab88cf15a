# Messages: what is wrong with what somebody typed or sent, and what to do.
how-many-games-to = How many games to play: 1 or more
how-many-processes-share = How many processes share the work: 1 or more
must-be-a-whole-number-not = must be a whole number, not { QUOTE($value) }
must-be-a-whole-number-from-1-on = must be a whole number from 1 on, not { QUOTE($value) }
any-whole-number-will = Any whole number will do
name-a-folder-for = Name a folder for the records
give-one-name-for = Give one name for all, or one per seat
cannot-be-made = cannot be made ({ $why })
name-a-folder-you = Name a folder you may write to
holds-the-games-of = holds the games of another run
name-a-new-folder = Name a new folder, or an empty one
is-no-kind-of = is no kind of table that can be written
name-a-file-that = Name a file that ends in .csv or .parquet
name-another-file-or = Name another file, or remove it first
needs-the-library-pyarrow = needs the library pyarrow
install-it-pip-install = Install it: pip install pyarrow; or write a .csv
free-some-space-or = Free some space or name another file
