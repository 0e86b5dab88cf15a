"""Models for what the rules and the live games declare: FastAPI describes the API by them, tests check answers by them.

The declarations are plain `TypedDict`s, which pydantic understands only from Python 3.12 on and without what is made
here: no unknown parts, and the name and words of the declaration.
"""

from __future__ import annotations

import sys
from functools import cache, reduce
from operator import or_
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    ForwardRef,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from pydantic import BaseModel, ConfigDict, Field, GetCoreSchemaHandler, create_model
from pydantic_core import CoreSchema

STRICT: Final = ConfigDict(extra="forbid")
OPEN: Final[set[Any]] = set()  # declarations that are being read: one of them inside itself is named


class Declared:
    """Marks a declaration inside a pydantic model: `Annotated[SeatShown, DECLARED]`."""

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        return handler.generate_schema(described(source))


DECLARED: Final = Declared()


def described(declared: Any) -> Any:
    """A model for a declaration, or for a type made of some; anything else is as it was."""
    if is_typeddict(declared):
        return ForwardRef(declared.__name__) if declared in OPEN else model_of(declared)
    origin, inside = get_origin(declared), get_args(declared)
    if origin in (Union, UnionType):
        return union_of(inside)
    if origin in (None, Literal):
        return declared
    return origin[tuple(described(one) for one in inside)]


@cache
def model_of(declared: Any) -> type[BaseModel]:
    """Parts that are `NotRequired` may be missing, and are never null instead."""
    OPEN.add(declared)
    hints = get_type_hints(declared, vars(sys.modules[declared.__module__]), include_extras=True)
    fields: Any = {name: field_of(hint, name in declared.__optional_keys__) for name, hint in hints.items()}
    OPEN.remove(declared)
    made: type[BaseModel] = create_model(
        declared.__name__, __config__=STRICT, __doc__=declared.__doc__, __module__=declared.__module__, **fields
    )
    return made


def field_of(hint: Any, may_miss: bool) -> tuple[Any, Any]:
    """A declaration knows of parts that may miss where all of them may; single ones are marked."""
    is_marked = get_origin(hint) is NotRequired
    [kind] = get_args(hint) if is_marked else [hint]
    return described(kind), Field(default_factory=NoneType) if is_marked or may_miss else Field()


def union_of(kinds: tuple[Any, ...]) -> Any:
    """Told apart by the first part that is another literal in each of them, where there is one."""
    declared = [kind for kind in kinds if is_typeddict(kind)]
    made = reduce(or_, (described(kind) for kind in declared)) if declared else None
    if len(declared) > 1 and (key := tag_of(declared)) is not None:
        made = Annotated[made, Field(discriminator=key)]
    others = [described(kind) for kind in kinds if not is_typeddict(kind)]
    return reduce(or_, others if made is None else [made, *others])


def tag_of(declared: list[Any]) -> str | None:
    hints = [get_type_hints(one) for one in declared]
    for name in hints[0]:
        literals = [get_args(one[name]) for one in hints if get_origin(one.get(name)) is Literal]
        if len(literals) == len(hints) and len(set(sum(literals, ()))) == len(sum(literals, ())):
            return name
    return None
