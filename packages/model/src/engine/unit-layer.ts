import type { ModelUnit } from '@suite/api';
import { readTokens, type Tokens } from '@suite/picture/drawing';
import {
  CustomBlending,
  DataTexture,
  type LineSegments,
  LineSegments as Lines,
  Mesh,
  NearestFilter,
  type Object3D,
  OneFactor,
  OneMinusSrcAlphaFactor,
  RGBAFormat,
  type Scene,
  ShaderMaterial,
  UnsignedByteType,
  Vector3,
} from 'three';
import { type ShownUnit, type UnitMarks, unitPaint } from '../units/unit-paint.ts';
import type { VolumeMesh } from '../units/unit-volumes.ts';
import { createPatternTexture } from './pattern-texture.ts';
import type { SceneUniforms } from './scene-uniforms.ts';
import { UNIT_DEPTH_FRAGMENT, UNIT_FILL_FRAGMENT, UNIT_STROKE_FRAGMENT, unitVertex } from './unit-glsl.ts';

/** The volumes of the units: three draw calls, whatever their number; colours come from a small texture. */
export interface UnitLayer {
  readonly mesh: VolumeMesh;
  /** Number of volumes in the scene, also of those that no unit has. */
  readonly count: number;
  /** Writes colours, patterns and outlines anew. */
  readonly paint: (unitOf: readonly (ShownUnit | null)[], marks: UnitMarks) => void;
  /** Device pixels per CSS pixel, for patterns that keep their size. */
  readonly setDensity: (density: number) => void;
  readonly dispose: () => void;
}

/** The volumes in metres of the place, for picking and labels. */
function volumeMesh(volumes: Mesh): VolumeMesh {
  const { geometry } = volumes;
  const position = geometry.getAttribute('position');
  const number = geometry.getAttribute('_home');
  const positions = new Float32Array(position.count * 3);
  const volumeOf = new Int32Array(position.count);
  const point = new Vector3();
  for (let vertex = 0; vertex < position.count; vertex++) {
    point
      .fromBufferAttribute(position, vertex)
      .applyMatrix4(volumes.matrixWorld)
      .toArray(positions, 3 * vertex);
    volumeOf[vertex] = Math.round(number.getX(vertex));
  }
  return { positions, volumeOf, triangles: geometry.index?.array ?? [] };
}

/** Beyond the last one that a unit or a vertex names. */
function countOf(mesh: VolumeMesh, units: readonly ModelUnit[]): number {
  return Math.max(0, ...units.map(({ volume }) => volume), ...new Set(Array.from(mesh.volumeOf))) + 1;
}

const FIRST_ORDER = 11;

/** Adds the volumes to a scene, above everything else. `element` has the design tokens. */
export function addUnitLayer(
  scene: Scene,
  parts: { readonly volumes: Mesh; readonly outlines: LineSegments | null },
  units: readonly ModelUnit[],
  element: Element,
  { pictureShare }: Pick<SceneUniforms, 'pictureShare'>,
): UnitLayer {
  const mesh = volumeMesh(parts.volumes);
  const count = countOf(mesh, units);
  const states = new DataTexture(new Uint8Array(count * 2 * 4), count, 2, RGBAFormat, UnsignedByteType);
  states.minFilter = NearestFilter;
  states.magFilter = NearestFilter;
  const patterns = createPatternTexture();
  const density = { value: 1 };
  const shared = {
    toneMapped: false,
    transparent: true,
    blending: CustomBlending,
    blendSrc: OneFactor,
    blendDst: OneMinusSrcAlphaFactor,
  };
  const isBehindPicture = { value: false };
  const uniforms = { states: { value: states }, pictureShare, isBehindPicture };
  const depth = new ShaderMaterial({
    ...shared,
    uniforms,
    colorWrite: false,
    vertexShader: unitVertex(0.3),
    fragmentShader: UNIT_DEPTH_FRAGMENT,
  });
  const fill = new ShaderMaterial({
    ...shared,
    uniforms: {
      ...uniforms,
      density,
      tiles: { value: patterns.tiles },
      patterns: { value: patterns.texture },
    },
    defines: { PATTERNS: patterns.tiles.length },
    depthWrite: false,
    vertexShader: unitVertex(0.32),
    fragmentShader: UNIT_FILL_FRAGMENT,
  });
  const stroke = new ShaderMaterial({
    ...shared,
    uniforms,
    depthWrite: false,
    vertexShader: unitVertex(0.4),
    fragmentShader: UNIT_STROKE_FRAGMENT,
  });
  const drawn: Object3D[] = [
    new Mesh(parts.volumes.geometry, depth),
    new Mesh(parts.volumes.geometry, fill),
    ...(parts.outlines ? [new Lines(parts.outlines.geometry, stroke)] : []),
  ];
  drawn.forEach((object, index) => {
    object.matrixAutoUpdate = false;
    object.matrix.copy(
      (object instanceof Mesh ? parts.volumes : (parts.outlines ?? parts.volumes)).matrixWorld,
    );
    object.renderOrder = FIRST_ORDER + index;
    object.frustumCulled = false;
  });
  scene.add(...drawn);
  const tokens: Tokens = readTokens(element);

  return {
    mesh,
    count,
    paint(unitOf, marks) {
      const data = states.image.data as Uint8Array;
      for (let volume = 0; volume < count; volume++) {
        const { fill, pattern, strokeAlpha, isMarked } = unitPaint(unitOf[volume] ?? null, marks, tokens);
        data.set(fill, volume * 4);
        data.set([pattern, strokeAlpha, isMarked ? 255 : 0, 0], (count + volume) * 4);
      }
      isBehindPicture.value = marks.areBehindPicture === true;
      states.needsUpdate = true;
    },
    setDensity(next) {
      density.value = next;
    },
    dispose() {
      states.dispose();
      patterns.texture.dispose();
      for (const material of [depth, fill, stroke]) material.dispose();
      parts.volumes.geometry.dispose();
      parts.outlines?.geometry.dispose();
    },
  };
}
