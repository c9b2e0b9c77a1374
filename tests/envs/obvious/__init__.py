"""Observations made from views, so that nothing else can leak in: slow, and obviously right."""

from tests.envs.obvious import azteca, aztlan, mexica

OBVIOUS = {"aztlan": aztlan.encoder, "mexica": mexica.encoder, "azteca": azteca.encoder}
