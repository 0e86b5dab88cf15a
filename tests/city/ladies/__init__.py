"""Tests of The Ladies of Troyes."""
