"""Short ways to build materials of nodes."""

from typing import Optional, Union

import bpy

Socket = bpy.types.NodeSocket
Node = bpy.types.Node
Colour = Union[list, Socket]


def linear(hex_colour: str) -> list:
    """Linear red, green, blue and 1 of an sRGB colour such as #e9e2d5."""
    digits = hex_colour.lstrip("#")
    channels = [int(digits[start : start + 2], 16) / 255 for start in (0, 2, 4)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels] + [1]


class Builder:
    """A material whose nodes are added one by one."""

    def __init__(self, name: str) -> None:
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self._tree = self.material.node_tree
        self._tree.nodes.clear()
        self._output = self.node("ShaderNodeOutputMaterial")

    def node(self, kind: str, inputs: Optional[dict] = None, **properties: object) -> Node:
        """A node with values of its inputs, by their names, and of its properties."""
        node = self._tree.nodes.new(kind)
        for name, value in (inputs or {}).items():
            node.inputs[name].default_value = value
        for name, value in properties.items():
            setattr(node, name, value)
        return node

    def link(self, source: Socket, target: Socket) -> None:
        self._tree.links.new(source, target)

    def finish(self, shader: Node) -> bpy.types.Material:
        self.link(shader.outputs[0], self._output.inputs["Surface"])
        return self.material

    def position(self) -> Socket:
        return self.node("ShaderNodeNewGeometry").outputs["Position"]

    def corner_colour(self) -> Socket:
        return self.node("ShaderNodeAttribute", attribute_name="Col").outputs["Color"]

    def noise(self, scale: float, detail: float = 4, roughness: float = 0.55, where: Optional[Socket] = None) -> Socket:
        """0 to 1, by the place in metres where nothing else is given."""
        node = self.node("ShaderNodeTexNoise", {"Scale": scale, "Detail": detail, "Roughness": roughness})
        self.link(where or self.position(), node.inputs["Vector"])
        return node.outputs["Fac"]

    def ramp(self, value: Socket, low: float, high: float, to_low: float = 0.0, to_high: float = 1.0) -> Socket:
        """A range of values made another one."""
        node = self.node("ShaderNodeMapRange")
        for number, limit in enumerate((low, high, to_low, to_high), start=1):
            node.inputs[number].default_value = limit
        self.link(value, node.inputs[0])
        return node.outputs[0]

    def multiply(self, colour: Colour, factor: Socket) -> Socket:
        node = self.node("ShaderNodeMixRGB", blend_type="MULTIPLY")
        node.inputs[0].default_value = 1
        self.set(node.inputs[1], colour)
        self.link(factor, node.inputs[2])
        return node.outputs[0]

    def set(self, target: Socket, colour: Colour) -> None:
        if isinstance(colour, list):
            target.default_value = colour
        else:
            self.link(colour, target)

    def principled(self, colour: Colour, roughness: float = 0.6, specular: float = 0.4, metallic: float = 0) -> Node:
        node = self.node(
            "ShaderNodeBsdfPrincipled", {"Roughness": roughness, "Specular": specular, "Metallic": metallic}
        )
        self.set(node.inputs["Base Color"], colour)
        return node

    def bump(self, shader: Node, height: Socket, strength: float, distance: float) -> None:
        node = self.node("ShaderNodeBump", {"Strength": strength, "Distance": distance})
        self.link(height, node.inputs["Height"])
        self.link(node.outputs[0], shader.inputs["Normal"])

    def scaled_place(self, scale: tuple, place: Optional[Socket] = None, turn: float = 0) -> Socket:
        """The place, stretched along the axes and turned from above (radians)."""
        node = self.node("ShaderNodeMapping")
        if turn:
            node.inputs["Rotation"].default_value = (0, 0, turn)
        node.inputs["Scale"].default_value = scale
        self.link(place or self.position(), node.inputs[0])
        return node.outputs[0]

    def picture(self, path: str) -> Node:
        node = self.node("ShaderNodeTexImage")
        node.image = bpy.data.images.load(path)
        node.image.colorspace_settings.name = "sRGB"
        node.interpolation = "Cubic"
        node.extension = "EXTEND"
        return node

    def mix(self, factor: Union[float, Socket], first: Node, second: Node) -> Node:
        """Of two shaders."""
        node = self.node("ShaderNodeMixShader")
        if isinstance(factor, (int, float)):
            node.inputs[0].default_value = factor
        else:
            self.link(factor, node.inputs[0])
        self.link(first.outputs[0], node.inputs[1])
        self.link(second.outputs[0], node.inputs[2])
        return node
