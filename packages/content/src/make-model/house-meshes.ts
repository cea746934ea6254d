import type { Document, Node, Primitive, TypedArray } from '@gltf-transform/core';
import type { Source, SourcePart } from './read-source.ts';
import { merged } from './triangles.ts';

/** Of a material that shines by itself, how bright a room looks from outside. */
const MOST_GLOW = 0.6;
const BYTE = 255;

/**
 * What belongs to a building and has a plain colour becomes `solid:B2` or `glass:B2`: one mesh each, in the pages' own
 * materials, which know the shade round the building. What has a texture keeps its own.
 */
export function houseMeshes({ document, parts }: Source): void {
  const own = parts.filter(
    ({ building, surface, primitive }) => building !== null && surface === null && !hasTexture(primitive),
  );
  for (const building of new Set(own.map((part) => part.building)))
    for (const [surface, kind] of [
      ['solid', 'opaque'],
      ['glass', 'clear'],
    ] as const) {
      const meant = own.filter((part) => part.building === building && part.kind === kind);
      if (meant.length > 0) addHouse(document, `${surface}:${building}`, meant);
    }
  for (const { node, primitive } of own) {
    const mesh = node.getMesh();
    mesh?.removePrimitive(primitive);
    if (mesh?.listPrimitives().length === 0) node.setMesh(null);
  }
}

function hasTexture(primitive: Primitive): boolean {
  const material = primitive.getMaterial();
  return material?.getBaseColorTexture() != null && primitive.getAttribute('TEXCOORD_0') !== null;
}

function addHouse(document: Document, name: string, parts: readonly SourcePart[]): void {
  const buffer = document.getRoot().listBuffers()[0] ?? document.createBuffer();
  const { position, index } = merged(parts.map(({ triangles }) => triangles));
  const colors = Uint8Array.from(parts.flatMap((part) => colorsOf(part)));
  const accessor = (type: 'VEC3' | 'VEC4' | 'SCALAR', array: TypedArray, normalized = false) =>
    document.createAccessor().setType(type).setArray(array).setNormalized(normalized).setBuffer(buffer);
  const primitive = document
    .createPrimitive()
    .setAttribute('POSITION', accessor('VEC3', position as TypedArray))
    .setIndices(accessor('SCALAR', index as TypedArray));
  if (name.startsWith('solid:'))
    primitive.setAttribute('COLOR_0', accessor('VEC4', colors as TypedArray, true));
  addNode(document, document.createNode(name).setMesh(document.createMesh(name).addPrimitive(primitive)));
}

/** As pages read them: square roots in bytes, for enough steps in the dark, and the glow. */
function colorsOf({ primitive, triangles }: SourcePart): number[] {
  const material = primitive.getMaterial();
  const base = material?.getBaseColorFactor() ?? [1, 1, 1, 1];
  const glow = Math.min(MOST_GLOW, Math.max(...(material?.getEmissiveFactor() ?? [0])));
  const colors = primitive.getAttribute('COLOR_0');
  const own: number[] = [];
  return Array.from({ length: triangles.position.length / 3 }, (_, at) => {
    const vertex = colors ? colors.getElement(at, own) : [1, 1, 1];
    const rgb = [0, 1, 2].map((k) => Math.min(1, Math.max(0, (base[k] ?? 1) * (vertex[k] ?? 1))));
    return [...rgb.map((value) => Math.round(Math.sqrt(value) * BYTE)), Math.round(glow * BYTE)];
  }).flat();
}

export function addNode(document: Document, node: Node): void {
  const scene = document.getRoot().getDefaultScene() ?? document.getRoot().listScenes()[0];
  (scene ?? document.createScene()).addChild(node);
}
