"""Sending a mail. It blocks: call it in a thread."""

from __future__ import annotations

import smtplib
import ssl
from email.message import EmailMessage
from typing import Final

from troyes.server.notices.outcomes import Outcome
from troyes.server.notices.settings import Smtp

PATIENCE: Final = 20.0
LATER: Final = range(400, 500)  # "try again" in the language of mail servers


def send(smtp: Smtp, message: EmailMessage) -> Outcome:
    """Hand a mail in. What happens before its text is sent can be tried again; what happens after that is not."""
    try:
        server = connect(smtp)
    except (OSError, smtplib.SMTPException):
        return Outcome.AGAIN
    try:
        return hand_in(server, smtp, message)
    finally:
        server.close()


def connect(smtp: Smtp) -> smtplib.SMTP:
    """A mail server that listens to us."""
    context = ssl.create_default_context()
    server: smtplib.SMTP
    if smtp.scheme == "smtps":
        server = smtplib.SMTP_SSL(smtp.host, smtp.port, timeout=PATIENCE, context=context)
    else:
        server = smtplib.SMTP(smtp.host, smtp.port, timeout=PATIENCE)
    try:
        if smtp.scheme == "smtp+starttls":
            server.starttls(context=context)
        server.ehlo_or_helo_if_needed()
        if smtp.user:
            server.login(smtp.user, smtp.password)
    except BaseException:
        server.close()
        raise
    return server


def hand_in(server: smtplib.SMTP, smtp: Smtp, message: EmailMessage) -> Outcome:
    try:
        for code, _ in (server.mail(smtp.sender), server.rcpt(str(message["To"]))):
            if code not in (250, 251):
                return refused(code)
    except (OSError, smtplib.SMTPException):
        return Outcome.AGAIN
    try:
        code, _ = server.data(message.as_bytes(policy=message.policy.clone(linesep="\r\n")))
    except smtplib.SMTPDataError as error:
        return refused(error.smtp_code)
    except (OSError, smtplib.SMTPException):
        return Outcome.UNSURE
    return Outcome.DONE if code == 250 else refused(code)


def refused(code: int) -> Outcome:
    return Outcome.AGAIN if code in LATER else Outcome.NEVER
