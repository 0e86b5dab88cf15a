"""What the API needs for people besides the services: one per application."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from troyes.server.people.following import Following
from troyes.server.people.limits import Limits
from troyes.server.people.open_tables import OpenTables
from troyes.server.people.passwords import Passwords
from troyes.server.services import Services


class Reception:
    """Counts attempts, checks passwords, knows who follows their games."""

    def __init__(self, services: Services) -> None:
        self.limits = Limits(services.time.monotonic)
        self.passwords = Passwords()
        self.following = Following(services)
        self.open_tables = OpenTables(services)

    def close(self) -> None:
        """Before the server stops to answer: streams do not end by themselves."""
        self.following.let_go()


def reception_of(connection: HTTPConnection) -> Reception:
    found = connection.app.state.reception
    assert isinstance(found, Reception)
    return found


AtReception = Annotated[Reception, Depends(reception_of)]
