"""Completion in a shell: what it answers, and that it never starts anything else."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import troyes as package
from tests.cli.helpers import Troyes
from tests.missing import cannot


def complete(monkeypatch: pytest.MonkeyPatch, troyes: Troyes, *words: str) -> list[str]:
    """What bash would offer for the last of these words."""
    monkeypatch.setenv("_TROYES_COMPLETE", "complete_bash")
    monkeypatch.setenv("COMP_WORDS", " ".join(["troyes", *words]))
    monkeypatch.setenv("COMP_CWORD", str(len(words)))
    return troyes.fine().out.split()


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        (["si"], ["simulate"]),
        (["simulate", "--bots", "gr"], ["grandmaster", "greedy"]),
        (["simulate", "--bots", "greedy,no"], ["greedy,noisy"]),
        (["simulate", "--game", "d"], ["dice"]),
        (["play", "--modules", "ram"], ["ramparts"]),
        (["cards", "merch"], ["merchant"]),
        (["rules", "cathe"], ["cathedral"]),
        (["version", "--lang", "f"], ["fr"]),
        (["db", "back"], ["backup"]),
    ],
)
def test_verbs_options_and_names(
    troyes: Troyes, monkeypatch: pytest.MonkeyPatch, words: list[str], offered: list[str]
) -> None:
    assert complete(monkeypatch, troyes, *words) == offered


@pytest.mark.parametrize("asked", ["complete_bash", "source_bash", "nonsense", "complete_dos", ""])
def test_whatever_a_shell_asks_no_server_starts(troyes: Troyes, monkeypatch: pytest.MonkeyPatch, asked: str) -> None:
    started: list[str] = []
    monkeypatch.setattr("troyes.cli.app.play_in_browser", started.append)
    monkeypatch.setenv("_TROYES_COMPLETE", asked)
    troyes()
    assert started == []


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish", "powershell"])
def test_the_lines_for_each_shell(troyes: Troyes, shell: str) -> None:
    assert f"complete_{shell}" in troyes.fine("completion", shell).out


def test_an_unknown_shell_is_refused(troyes: Troyes) -> None:
    assert "Shells: bash, zsh, fish" in troyes("completion", "dos").err


def test_a_real_bash_completes(troyes: Troyes, tmp_path: Path) -> None:
    """Its lines loaded, its function called for `troyes sim`, with `troyes` being this package run as a module."""
    bash = shutil.which("bash")
    if bash is None:
        cannot("bash is missing: apt install bash")
    command = tmp_path / "troyes"
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m troyes "$@"\n')
    command.chmod(0o755)
    (tmp_path / "lines").write_text(troyes.fine("completion", "bash").out)
    typed = 'source lines; COMP_WORDS=(troyes sim); COMP_CWORD=1; _troyes_completion ./troyes; echo "${COMPREPLY[@]}"'
    found = {**os.environ, "PYTHONPATH": str(Path(package.__file__).parent.parent)}
    done = subprocess.run(
        [bash, "-c", typed], cwd=tmp_path, env=found, capture_output=True, text=True, timeout=60, check=True
    )
    assert done.stdout.split() == ["simulate"]
