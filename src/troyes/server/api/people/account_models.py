"""What is sent and answered about accounts."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import AfterValidator, ConfigDict, Field, SecretStr

from troyes.server.api.answers import Answered
from troyes.server.api.models import Sent
from troyes.server.api.people.identity import plain_name

Login = Annotated[str, Field(min_length=1, max_length=40, examples=["aubry"]), AfterValidator(plain_name)]
Password = Annotated[SecretStr, Field(max_length=200, examples=["a long sentence is a good one"])]
NewPassword = Annotated[SecretStr, Field(min_length=8, max_length=200, examples=["a long sentence is a good one"])]


class Credentials(Sent):
    """Upper and lower case of a login are the same."""

    login: Login
    password: NewPassword


class SignIn(Sent):
    login: Login
    password: Password
    leave_games: bool = Field(
        default=False, description="Sign in although games in progress of somebody without account stay behind"
    )


class SignOut(Sent):
    everywhere: bool = False


class PasswordChange(Sent):
    old: Password
    new: NewPassword


class Deletion(Sent):
    """The password of the account; whoever has none leaves it out."""

    password: Password | None = None


class DeviceShown(Answered):
    created: int
    seen: int
    this: bool


class AccountShown(Answered):
    """Your account. `login` is as it is compared."""

    model_config = ConfigDict(
        json_schema_extra={"examples": [{"id": "u3Yk2vLr9QeXc0aB", "name": "Aubry", "login": "aubry"}]}
    )

    id: str
    name: str
    login: str


class MyAccountShown(AccountShown):
    created: int
    changed: int
    devices: list[DeviceShown]


class ExportShown(Answered):
    """Everything the server has about you, as it keeps it."""

    profile: dict[str, Any]
    account: dict[str, Any] | None
    devices: list[dict[str, Any]]
    bots: list[dict[str, Any]]
    games: list[dict[str, Any]]
    chat: list[dict[str, Any]]
    results: list[dict[str, Any]]
    ratings: list[dict[str, Any]]
    attempts: list[dict[str, Any]]
    notices: list[dict[str, Any]]
    openings: list[dict[str, Any]]
    figures: dict[str, Any]
