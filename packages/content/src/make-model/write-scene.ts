import { type Document, type GLTF, NodeIO, type TypedArray } from '@gltf-transform/core';
import { ALL_EXTENSIONS, EXTMeshoptCompression, KHRMeshQuantization } from '@gltf-transform/extensions';
import {
  dedup,
  flatten,
  join,
  prune,
  quantize,
  reorder,
  textureCompress,
  weld,
} from '@gltf-transform/functions';
import { MeshoptEncoder } from 'meshoptimizer';
import sharp from 'sharp';
import { addNode, houseMeshes } from './house-meshes.ts';
import type { Source } from './read-source.ts';
import type { Triangles } from './triangles.ts';
import { type NumberedMesh, outlineMesh, volumeMesh } from './unit-mesh.ts';

/** Sharper ones are soft on a screen all the same, and wait. */
const WIDEST_TEXTURE_PX = 2048;
const TEXTURE_QUALITY = 75;
const POSITION_BITS = 16;
/** Modes of glTF. */
const LINES = 1;
const TRIANGLES = 4;

export interface WrittenScene {
  readonly bytes: Uint8Array;
  readonly triangles: number;
}

/** The source as pages read it: volumes as one mesh, houses by surface, meshes and textures packed. */
export async function writeScene(source: Source, volumes: readonly Triangles[]): Promise<WrittenScene> {
  await MeshoptEncoder.ready;
  const { document } = source;
  for (const node of source.markers) node.dispose();
  houseMeshes(source);
  addNumbered(document, 'homes', volumeMesh(volumes), TRIANGLES);
  addNumbered(document, 'home-edges', outlineMesh(volumes), LINES);
  for (const animation of document.getRoot().listAnimations()) animation.dispose();
  await document.transform(
    dedup(),
    flatten(),
    join({ keepNamed: true }),
    weld(),
    prune({ keepAttributes: false, keepLeaves: false }),
    textureCompress({
      encoder: sharp,
      targetFormat: 'webp',
      resize: [WIDEST_TEXTURE_PX, WIDEST_TEXTURE_PX],
      quality: TEXTURE_QUALITY,
    }),
    reorder({ encoder: MeshoptEncoder, target: 'size' }),
    quantize({ pattern: /^(POSITION|NORMAL|TEXCOORD_\d+)$/, quantizePosition: POSITION_BITS }),
  );
  document.createExtension(KHRMeshQuantization).setRequired(true);
  document
    .createExtension(EXTMeshoptCompression)
    .setRequired(true)
    .setEncoderOptions({ method: EXTMeshoptCompression.EncoderMethod.FILTER });
  const io = new NodeIO()
    .registerExtensions(ALL_EXTENSIONS)
    .registerDependencies({ 'meshopt.encoder': MeshoptEncoder });
  document.getRoot().getAsset().generator = 'suite';
  return { bytes: await io.writeBinary(document), triangles: countTriangles(document) };
}

function addNumbered(
  document: Document,
  name: string,
  { position, index, numbers }: NumberedMesh,
  mode: GLTF.MeshPrimitiveMode,
): void {
  const buffer = document.getRoot().listBuffers()[0] ?? document.createBuffer();
  const accessor = (type: 'VEC3' | 'SCALAR', array: TypedArray) =>
    document.createAccessor().setType(type).setArray(array).setBuffer(buffer);
  const primitive = document
    .createPrimitive()
    .setMode(mode)
    .setAttribute('POSITION', accessor('VEC3', position as TypedArray))
    .setAttribute('_HOME', accessor('SCALAR', numbers as TypedArray))
    .setIndices(accessor('SCALAR', index as TypedArray));
  addNode(document, document.createNode(name).setMesh(document.createMesh(name).addPrimitive(primitive)));
}

function countTriangles(document: Document): number {
  const primitives = document
    .getRoot()
    .listMeshes()
    .flatMap((mesh) => mesh.listPrimitives())
    .filter((one) => one.getMode() === TRIANGLES);
  return primitives.reduce((sum, one) => sum + (one.getIndices()?.getCount() ?? 0) / 3, 0);
}
