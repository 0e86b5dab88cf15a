"""Beats as sentences."""

from __future__ import annotations

from collections.abc import Sequence

from troyes.city.beats.plain import plain
from troyes.city.beats.telling import beats
from troyes.city.edge.names import Names
from troyes.city.words.lexicon import Lexicon
from troyes.kernel.contract.beat import told
from troyes.kernel.contract.effects import Effect
from troyes.kernel.contract.phrase import sentence, text_of


def tell_alone(lexicon: Lexicon, effect: Effect) -> str:
    """One effect by itself."""
    said = plain(lexicon.names, effect).says
    assert said is not None
    return text_of(sentence(lexicon, said))


def tell(names: Names, effects: Sequence[int], language: str, seats: Sequence[str]) -> list[str]:
    """Packed effects as sentences, with the names of the people on the seats."""
    lexicon = Lexicon(names, language, seats)
    return [text_of(sentence(lexicon, beat.says)) for beat in told(beats(names, effects)) if beat.says is not None]
