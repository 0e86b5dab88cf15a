"""What the environment says about notices."""

from __future__ import annotations

import pytest

from tests.server.noticing import MAIL_FROM
from troyes.kernel.contract.refusals import BadInput
from troyes.server.notices.settings import NoticeSettings, from_environment, is_address


def test_settings_from_the_environment() -> None:
    assert from_environment({}) == NoticeSettings()
    found = from_environment({"TROYES_SMTP_URL": "smtps://me%40here:p%2Fw@mail.example", "TROYES_MAIL_FROM": MAIL_FROM})
    assert found.smtp is not None
    smtp = found.smtp
    assert (smtp.scheme, smtp.host, smtp.port, smtp.user, smtp.password) == (
        "smtps",
        "mail.example",
        465,
        "me@here",
        "p/w",
    )
    assert "p/w" not in repr(found)


@pytest.mark.parametrize(
    ("url", "sender"),
    [
        ("http://mail.example", MAIL_FROM),
        ("smtp://", MAIL_FROM),
        ("smtp://mail.example:port", MAIL_FROM),
        ("smtp://me:secret@mail.example", MAIL_FROM),
        ("smtp://mail.example", ""),
        ("smtp://mail.example", "Troyes <games@troyes.example>"),
    ],
)
def test_settings_that_cannot_be_are_refused_in_both_languages(url: str, sender: str) -> None:
    with pytest.raises(BadInput) as caught:
        from_environment({"TROYES_SMTP_URL": url, "TROYES_MAIL_FROM": sender})
    assert "secret" not in caught.value.text("en")
    assert caught.value.text("fr") != caught.value.text("en")


def test_mail_addresses() -> None:
    assert all(map(is_address, ("a@b.c", "first.last+tag@sub.example.org")))
    assert not any(
        map(is_address, ("", "a", "a@", "@b.c", "a@b", "a b@c.d", "a@b.c\n", "<a@b.c>", "é@b.c", "a@[1.2.3.4]"))
    )
