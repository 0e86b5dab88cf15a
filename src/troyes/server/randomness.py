"""Everything that must not be guessed: in one place, so that tests can pin it."""

from __future__ import annotations

import hashlib
import secrets


class Randomness:
    """Names, tokens and secrets from the system's source."""

    def id(self) -> str:
        """The name of a game or a person. On a command line one that begins with a dash would be an option."""
        while (name := secrets.token_urlsafe(12)).startswith("-"):
            pass
        return name

    def token(self) -> str:
        """What a device, a bot or an invited person shows; only its hash is kept."""
        return secrets.token_urlsafe(32)

    def secret(self) -> bytes:
        """What the dice of a game are drawn from."""
        return secrets.token_bytes(32)


def hash_token(token: str) -> str:
    """Tokens are long and random: a plain hash keeps them as well as a slow one."""
    return hashlib.sha256(token.encode()).hexdigest()
