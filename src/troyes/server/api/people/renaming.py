"""Another name for oneself."""

from __future__ import annotations

from fastapi import APIRouter, Response
from sqlalchemy import update
from starlette.requests import HTTPConnection

from troyes.server.api.answers import Answer
from troyes.server.api.games.games import REFUSALS
from troyes.server.api.people.identity import Asked, NewPerson, PersonShown, Somebody, known_to
from troyes.server.database.tables import people

router = APIRouter(prefix="/people", tags=["people"], responses=REFUSALS)


@router.patch("/me", response_model=PersonShown)
async def rename(body: NewPerson, person: Somebody, services: Asked, request: HTTPConnection) -> Response:
    """Change your name. At tables where you sit already you keep the one you sat down with."""
    query = update(people).where(people.c.id == person.id).values(name=body.name)
    await services.write(lambda transaction: transaction.connection.execute(query))
    known_to(request).forget(person.id)
    return Answer({"id": person.id, "name": body.name})
