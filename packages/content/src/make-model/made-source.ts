import { Document, NodeIO, type TypedArray } from '@gltf-transform/core';

/** A box by its lowest and highest corner: x east, y up, z south. */
export interface MadeBox {
  readonly name: string;
  readonly from: readonly [number, number, number];
  readonly to: readonly [number, number, number];
  /** Linear red, green, blue and how opaque. */
  readonly color?: readonly [number, number, number, number];
}

export interface MadeCamera {
  readonly name: string;
  readonly at: readonly [number, number, number];
  /** Degrees of the whole height; it looks north. */
  readonly fov: number;
}

const SIDES = [0, 1, 3, 2, 6, 7, 5, 4, 0, 4, 5, 1, 2, 3, 7, 6, 0, 2, 6, 4, 1, 5, 7, 3] as const;

/** What somebody's own program writes: boxes with names, and cameras. */
export async function madeSource(
  boxes: readonly MadeBox[],
  cameras: readonly MadeCamera[] = [],
): Promise<Uint8Array> {
  const document = new Document();
  const buffer = document.createBuffer();
  const scene = document.createScene();
  for (const { name, from, to, color = [0.8, 0.8, 0.8, 1] } of boxes) {
    const corners = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((corner) =>
      [0, 1, 2].map((axis) => ((corner >> axis) & 1 ? to : from)[axis as 0]),
    );
    const quads = [0, 1, 2, 3, 4, 5].map((side) => SIDES.slice(side * 4, side * 4 + 4));
    const index = quads.flatMap(([a = 0, b = 0, c = 0, d = 0]) => [a, b, c, a, c, d]);
    const accessor = (type: 'VEC3' | 'SCALAR', array: TypedArray) =>
      document.createAccessor().setType(type).setArray(array).setBuffer(buffer);
    const material = document
      .createMaterial(name)
      .setBaseColorFactor([color[0], color[1], color[2], color[3]])
      .setAlphaMode(color[3] < 1 ? 'BLEND' : 'OPAQUE');
    const primitive = document
      .createPrimitive()
      .setAttribute('POSITION', accessor('VEC3', new Float32Array(corners)))
      .setIndices(accessor('SCALAR', new Uint16Array(index)))
      .setMaterial(material);
    const node = document.createNode(name).setMesh(document.createMesh(name).addPrimitive(primitive));
    scene.addChild(node);
  }
  for (const { name, at, fov } of cameras) {
    const camera = document
      .createCamera(name)
      .setType('perspective')
      .setYFov((fov * Math.PI) / 180);
    scene.addChild(
      document
        .createNode(name)
        .setCamera(camera)
        .setTranslation([...at]),
    );
  }
  return new NodeIO().writeBinary(document);
}
