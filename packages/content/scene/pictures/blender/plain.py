"""Materials of one colour."""

from dataclasses import dataclass
from typing import Callable, Optional

import bpy

from nodes import Builder, linear

BUMP_M = 0.02


@dataclass(frozen=True)
class Bump:
    strength: float
    scale: float = 30


def plain(
    colour: Optional[str],
    roughness: float,
    specular: float,
    metallic: float = 0,
    variation: float = 0,
    scale: float = 1.3,
    bump: Optional[Bump] = None,
) -> Callable[[str], bpy.types.Material]:
    """A colour, or that of the corners, darker in patches by up to `variation`; `scale` is how fine they are."""

    def make(name: str) -> bpy.types.Material:
        build = Builder(name)
        base = build.corner_colour() if colour is None else linear(colour)
        if variation:
            base = build.multiply(base, build.ramp(build.noise(scale, 5), 0.3, 0.7, 1 - variation, 1))
        shader = build.principled(base, roughness, specular, metallic)
        if bump:
            build.bump(shader, build.noise(bump.scale, 3), bump.strength, BUMP_M)
        return build.finish(shader)

    return make
