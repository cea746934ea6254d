"""Reads the files of a scene: metres, x east, y north, z up."""

import json
import os

import numpy as np


class SceneData:
    """scene.json, with the numbers of scene.bin."""

    def __init__(self, folder: str) -> None:
        self.folder = os.path.abspath(folder)
        with open(os.path.join(folder, "scene.json"), encoding="utf-8") as file:
            self.json = json.load(file)
        self._bytes = np.memmap(os.path.join(folder, "scene.bin"), dtype=np.uint8, mode="r")

    def floats(self, where: list, width: int) -> np.ndarray:
        """Rows of `width` numbers; `where` is the first byte and how many numbers there are."""
        return np.frombuffer(self._bytes, dtype=np.float32, count=where[1], offset=where[0]).reshape(-1, width)

    def integers(self, where: list, width: int) -> np.ndarray:
        return np.frombuffer(self._bytes, dtype=np.uint32, count=where[1], offset=where[0]).reshape(-1, width)

    def camera(self, name: str) -> dict:
        """`pos`, `tgt` and `fov`: the angle of the whole height in degrees."""
        return next(one for one in self.json["cams"] if one["name"] == name)
