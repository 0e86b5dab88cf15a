"""The fields of a request's head, read once for all who ask for some of them."""

from __future__ import annotations

from starlette.types import Scope

FIELDS = "troyes.fields"


def fields_of(scope: Scope) -> dict[str, str]:
    """By their names in small letters; of fields that were sent several times the first."""
    found: dict[str, str] | None = scope.get(FIELDS)
    if found is None:
        latin = "latin-1"
        found = scope[FIELDS] = {name.decode(latin): value.decode(latin) for name, value in reversed(scope["headers"])}
    return found
