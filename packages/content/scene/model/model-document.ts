import { Document, type GLTF, Logger, type Node, NodeIO, type TypedArray } from '@gltf-transform/core';
import { EXTMeshGPUInstancing, EXTMeshoptCompression, KHRMeshQuantization } from '@gltf-transform/extensions';
import { dedup, prune, quantize, reorder, weld } from '@gltf-transform/functions';
import { MeshoptEncoder } from 'meshoptimizer';
import type { Part } from './parts.ts';

export const POINTS = 0;
export const LINES = 1;
const TRIANGLES = 4;
const POSITION_BITS = 16;

/** A GLB in the making: nodes with one mesh each, packed with meshopt. */
export class ModelDocument {
  private readonly document = new Document().setLogger(new Logger(Logger.Verbosity.WARN));
  private readonly buffer = this.document.createBuffer();
  private readonly root = this.document.createScene();

  constructor() {
    this.document.createExtension(KHRMeshQuantization).setRequired(true);
    this.document
      .createExtension(EXTMeshoptCompression)
      .setRequired(true)
      .setEncoderOptions({ method: EXTMeshoptCompression.EncoderMethod.FILTER });
  }

  private accessor(type: GLTF.AccessorType, array: ArrayBufferView, isNormalized = false) {
    return this.document
      .createAccessor()
      .setType(type)
      .setArray(array as TypedArray)
      .setNormalized(isNormalized)
      .setBuffer(this.buffer);
  }

  add(name: string, part: Part, mode: GLTF.MeshPrimitiveMode = TRIANGLES): Node {
    const { position, index, colour, home, plant, leaf } = part;
    const primitive = this.document
      .createPrimitive()
      .setMode(mode)
      .setAttribute('POSITION', this.accessor('VEC3', position))
      .setMaterial(this.document.createMaterial(name.split(':')[0]));
    if (index) primitive.setIndices(this.accessor('SCALAR', index));
    if (colour) primitive.setAttribute('COLOR_0', this.accessor('VEC4', colour, true));
    if (home) primitive.setAttribute('_HOME', this.accessor('SCALAR', home));
    if (plant) primitive.setAttribute('_PLANT', this.accessor('VEC4', plant));
    if (leaf) primitive.setAttribute('_LEAF', this.accessor('VEC4', leaf));
    const node = this.document
      .createNode(name)
      .setMesh(this.document.createMesh(name).addPrimitive(primitive));
    this.root.addChild(node);
    return node;
  }

  /** Draws a node many times. */
  repeat(node: Node, at: Readonly<Record<'TRANSLATION' | 'ROTATION' | 'SCALE', Float32Array>>): void {
    const instances = this.document
      .createExtension(EXTMeshGPUInstancing)
      .setRequired(true)
      .createInstancedMesh();
    instances
      .setAttribute('TRANSLATION', this.accessor('VEC3', at.TRANSLATION))
      .setAttribute('ROTATION', this.accessor('VEC4', at.ROTATION))
      .setAttribute('SCALE', this.accessor('VEC3', at.SCALE));
    node.setExtension('EXT_mesh_gpu_instancing', instances);
  }

  /** @param positionBits how finely each mesh is divided. */
  async bytes(positionBits = POSITION_BITS): Promise<Uint8Array> {
    await MeshoptEncoder.ready;
    await this.document.transform(
      weld(),
      dedup(),
      prune({ keepAttributes: true }),
      reorder({ encoder: MeshoptEncoder, target: 'size' }),
      quantize({ pattern: /^POSITION$/, quantizePosition: positionBits }),
    );
    return new NodeIO()
      .registerExtensions([KHRMeshQuantization, EXTMeshoptCompression, EXTMeshGPUInstancing])
      .registerDependencies({ 'meshopt.encoder': MeshoptEncoder })
      .writeBinary(this.document);
  }
}
