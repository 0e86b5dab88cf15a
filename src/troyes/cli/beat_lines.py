"""A beat in the terminal: its sentences, and all of it in one line."""

from __future__ import annotations

from troyes.kernel.contract.beat import Beat, told
from troyes.kernel.contract.phrase import Speaker, sentence, text_of


def sentences_of(speaker: Speaker, beat: Beat) -> list[str]:
    return [text_of(sentence(speaker, one.says)) for one in told([beat]) if one.says is not None]


def line_of(speaker: Speaker, beat: Beat) -> str:
    return " ".join(sentences_of(speaker, beat))
