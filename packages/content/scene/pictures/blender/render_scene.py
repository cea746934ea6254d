"""Renders one picture of a scene with Cycles on the processor. For Blender 3.4.

blender -b --factory-startup -P render_scene.py -- SCENE OUT CAMERA WIDTH HEIGHT SAMPLES SEED KIND

SCENE is a folder with scene.json and scene.bin, OUT a PNG, KIND one of exterior, interior, dollhouse.
"""

import os
import sys

import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import light  # noqa: E402
import objects  # noqa: E402
import settings  # noqa: E402
from scene_data import SceneData  # noqa: E402


def main() -> None:
    arguments = sys.argv[sys.argv.index("--") + 1 :]
    folder, out, camera_name, width, height, samples, seed, kind = arguments
    for one in list(bpy.data.objects):
        bpy.data.objects.remove(one)
    data = SceneData(folder)
    camera = data.camera(camera_name)
    objects.add_all(data, camera)
    objects.add_camera(camera)
    world = light.add_sun_and_sky()
    if kind == "interior":
        light.add_room_lights()
    settings.apply(settings.KINDS[kind], world, int(samples), int(seed))
    settings.set_output(out, int(width), int(height), is_transparent=kind == "dollhouse")
    bpy.ops.render.render(write_still=True)


main()
