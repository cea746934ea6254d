"""Meshes of the scene, what stands many times, and the camera."""

import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

from materials import Materials
from scene_data import SceneData

SMOOTH = ("terrain",)
"""Meshes without flat sides."""
WITH_PICTURE = ("terrain", "sea")
"""Meshes that a picture is laid on."""
ALWAYS_M = 80.0
"""What stands nearer to the camera than this may throw a shadow into the picture."""
WIDEST_COSINE = 0.55
"""What stands farther to the side is not in the picture."""


def add_all(data: SceneData, camera: dict) -> None:
    """Adds everything that the camera may see."""
    materials = Materials(data.folder)
    collection = bpy.context.scene.collection
    for group in data.json["groups"]:
        mesh = _mesh(data, materials, group)
        collection.objects.link(bpy.data.objects.new(group["name"], mesh))
    prototypes = {one["name"]: _mesh(data, materials, one) for one in data.json["protos"]}
    position = np.array(camera["pos"])
    direction = np.array(camera["tgt"]) - position
    direction = direction / np.linalg.norm(direction)
    for name, where in data.json["inst"].items():
        for x, y, z, turn, scale, _tone in data.floats(where, 6):
            offset = np.array([x, y, z]) - position
            distance = np.linalg.norm(offset)
            if distance > ALWAYS_M and offset.dot(direction) / distance < WIDEST_COSINE:
                continue
            one = bpy.data.objects.new(name, prototypes[name])
            one.matrix_world = (
                Matrix.Translation((x, y, z)) @ Matrix.Rotation(turn, 4, "Z") @ Matrix.Scale(scale, 4)
            )
            collection.objects.link(one)


def _mesh(data: SceneData, materials: Materials, group: dict) -> bpy.types.Mesh:
    """One mesh of all materials of a group, with colours at its corners."""
    mesh = bpy.data.meshes.new(group["name"])
    positions, triangles, colours, uvs, slots = [], [], [], [], []
    corners = 0
    for slot, primitive in enumerate(group["prims"]):
        position = data.floats(primitive["p"], 3)
        index = data.integers(primitive["i"], 3)
        positions.append(position)
        triangles.append(index.astype(np.int64) + corners)
        colours.append(data.floats(primitive["c"], 3))
        uvs.append(data.floats(primitive["u"], 2))
        slots.append(np.full(len(index), slot, np.int32))
        corners += len(position)
        mesh.materials.append(materials.get(primitive["mat"]))
    position = np.concatenate(positions)
    triangle = np.concatenate(triangles).astype(np.int32)
    colour = np.concatenate(colours)
    count = len(triangle)
    mesh.vertices.add(len(position))
    mesh.vertices.foreach_set("co", position.ravel())
    mesh.loops.add(count * 3)
    mesh.loops.foreach_set("vertex_index", triangle.ravel())
    mesh.polygons.add(count)
    mesh.polygons.foreach_set("loop_start", np.arange(0, count * 3, 3, dtype=np.int32))
    mesh.polygons.foreach_set("loop_total", np.full(count, 3, np.int32))
    mesh.polygons.foreach_set("material_index", np.concatenate(slots))
    if group["name"] in SMOOTH:
        mesh.polygons.foreach_set("use_smooth", np.ones(count, bool))
    attribute = mesh.color_attributes.new("Col", "FLOAT_COLOR", "POINT")
    opaque = np.concatenate([colour, np.ones((len(colour), 1), np.float32)], 1)
    attribute.data.foreach_set("color", opaque.ravel().astype(np.float32))
    if group["name"] in WITH_PICTURE:
        layer = mesh.uv_layers.new(name="UVMap")
        layer.data.foreach_set("uv", np.concatenate(uvs)[triangle.ravel()].ravel())
    mesh.update()
    return mesh


def add_camera(camera: dict) -> None:
    scene = bpy.context.scene
    lens = bpy.data.cameras.new("camera")
    one = bpy.data.objects.new("camera", lens)
    scene.collection.objects.link(one)
    one.location = camera["pos"]
    direction = Vector(camera["tgt"]) - Vector(camera["pos"])
    one.rotation_euler = direction.to_track_quat("-Z", "Y").to_euler()
    lens.sensor_fit = "VERTICAL"
    lens.angle = math.radians(camera["fov"])
    lens.clip_start = 0.5
    lens.clip_end = 40000
    scene.camera = one
