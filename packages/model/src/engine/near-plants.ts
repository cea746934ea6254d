import type { ProjectModel } from '@suite/api';
import {
  Box3,
  type BufferAttribute,
  DoubleSide,
  Float32BufferAttribute,
  Group,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  type InterleavedBufferAttribute,
  Mesh,
  type Object3D,
  type Points,
  ShaderMaterial,
  Uint8BufferAttribute,
  UniformsLib,
  UniformsUtils,
  Vector3,
} from 'three';
import type { Pose } from '../camera/pose.ts';
import type { Vector } from '../camera/vector.ts';
import { CORNERS_OF_LEAF, type LeafShapes, leafShapes } from '../plants/leaf-shapes.ts';
import { nearPlants, type Plants } from '../plants/near-plants.ts';
import { LEAF_VERTEX, leafFragment } from './near-plants-glsl.ts';
import type { PlantPlaces } from './plants.ts';
import { partName } from './scene-parts.ts';
import type { SceneUniforms } from './scene-uniforms.ts';
import { HAZE } from './shading/glsl.ts';

type Attribute = BufferAttribute | InterleavedBufferAttribute;
type Kind = NonNullable<ProjectModel['plants']>['kinds'][number];

/** The plants near the eye, leaf by leaf, in place of their pictures. */
export interface NearPlantLayer {
  /** Chooses them for a pose, as many as a number of triangles makes. */
  readonly fit: (pose: Pose, most: number) => void;
  readonly dispose: () => void;
}

/** Corners, and at each the square roots of red, green and blue, and 1 for wood. */
interface Shape extends LeafShapes {
  readonly tones: Uint8Array;
}

function pointOf(object: Object3D, attribute: Attribute, index: number): Vector {
  return new Vector3().fromBufferAttribute(attribute, index).applyMatrix4(object.matrixWorld).toArray();
}

const byteOf = (attribute: Attribute, index: number, component: number): number =>
  Math.round(attribute.getComponent(index, component) * (attribute.normalized ? 255 : 1));

function tonesOf(
  color: Attribute,
  corners: number,
  vertexOf: (corner: number) => number,
  wood: number,
): Uint8Array {
  const tones = new Uint8Array(corners * 4);
  for (let corner = 0; corner < corners; corner++) {
    for (let channel = 0; channel < 3; channel++)
      tones[4 * corner + channel] = byteOf(color, vertexOf(corner), channel);
    tones[4 * corner + 3] = wood;
  }
  return tones;
}

/** Leaves of points. */
function shapeOfPoints(points: Points): Shape {
  const position = points.geometry.getAttribute('position');
  const leaf = points.geometry.getAttribute('_leaf');
  const shapes = leafShapes({
    count: position.count,
    middle: (index) => pointOf(points, position, index),
    bytes: (index) => [
      byteOf(leaf, index, 0),
      byteOf(leaf, index, 1),
      byteOf(leaf, index, 2),
      byteOf(leaf, index, 3),
    ],
  });
  const vertexOf = (corner: number) => Math.floor(corner / CORNERS_OF_LEAF);
  const tones = tonesOf(points.geometry.getAttribute('color'), position.count * CORNERS_OF_LEAF, vertexOf, 0);
  return { ...shapes, tones };
}

/** Wood, and fronds. */
function shapeOfMesh(mesh: Mesh, wood: number): Shape {
  const position = mesh.geometry.getAttribute('position');
  const positions = new Float32Array(position.count * 3);
  for (let index = 0; index < position.count; index++)
    positions.set(pointOf(mesh, position, index), 3 * index);
  const triangles = Uint32Array.from(mesh.geometry.getIndex()?.array ?? []);
  const tones = tonesOf(mesh.geometry.getAttribute('color'), position.count, (corner) => corner, wood);
  return { positions, triangles, tones };
}

function joined(shapes: readonly Shape[]): Shape {
  const triangles: number[] = [];
  let corners = 0;
  for (const shape of shapes) {
    for (const corner of shape.triangles) triangles.push(corner + corners);
    corners += shape.positions.length / 3;
  }
  return {
    positions: Float32Array.from(shapes.flatMap(({ positions }) => [...positions])),
    triangles: Uint32Array.from(triangles),
    tones: Uint8Array.from(shapes.flatMap(({ tones }) => [...tones])),
  };
}

/** Middle and radii of the leaves, for the shade within them. */
function crownOf(shapes: readonly Shape[]): { readonly middle: Vector3; readonly radii: Vector3 } {
  const box = new Box3();
  const corner = new Vector3();
  for (const { positions, tones } of shapes)
    for (let index = 0; index < positions.length / 3; index++)
      if (tones[4 * index + 3] === 0) box.expandByPoint(corner.fromArray(positions, 3 * index));
  return { middle: box.getCenter(new Vector3()), radii: box.getSize(new Vector3()).multiplyScalar(0.51) };
}

export interface NearPlantOptions {
  readonly kinds: readonly Kind[];
  readonly plants: PlantPlaces;
  readonly uniforms: SceneUniforms;
}

/** `leaves` has nodes by the names of the kinds: `leaves:pine0`, `wood:pine0`. */
export function growNearPlants(
  leaves: Object3D,
  { kinds, plants, uniforms }: NearPlantOptions,
): NearPlantLayer & {
  readonly group: Group;
} {
  const group = new Group();
  const shapes = new Map<string, Shape[]>();
  leaves.updateMatrixWorld(true);
  leaves.traverse((part) => {
    const { surface, owner } = partName(part);
    if (owner === null || !('geometry' in part)) return;
    const isOfPoints = (part as Points).isPoints;
    const shape = isOfPoints
      ? shapeOfPoints(part as Points)
      : shapeOfMesh(part as Mesh, surface === 'wood' ? 255 : 0);
    shapes.set(owner, [...(shapes.get(owner) ?? []), shape]);
  });
  const meshes = kinds.map((kind) => {
    const own = shapes.get(kind.kind);
    return own ? meshOf(own, kind, uniforms, plants.reach) : null;
  });
  for (const mesh of meshes) if (mesh) group.add(mesh);
  const triangles = meshes.map((mesh) => (mesh?.geometry.getIndex()?.count ?? 0) / 3);
  const known = knownPlants(plants, kinds);
  plants.hasLeaves.value = triangles.map((count) => (count > 0 ? 1 : 0));

  return {
    group,
    fit(pose, most) {
      const { ofKind, reach } = nearPlants(known, pose, { triangles, most });
      plants.reach.value = reach;
      for (const [kind, mesh] of meshes.entries()) if (mesh) place(mesh, ofKind[kind] ?? [], plants);
    },
    dispose() {
      for (const mesh of meshes) {
        mesh?.geometry.dispose();
        (mesh?.material as ShaderMaterial | undefined)?.dispose();
      }
    },
  };
}

function knownPlants({ places, traits }: PlantPlaces, kinds: readonly Kind[]): Plants {
  const count = places.length / 3;
  const middles = Float32Array.from(places);
  const radii = new Float32Array(count);
  const kindOf = new Uint8Array(count);
  for (let plant = 0; plant < count; plant++) {
    const kind = traits[4 * plant] ?? 0;
    const size = (traits[4 * plant + 1] ?? 0) / 100;
    kindOf[plant] = kind;
    radii[plant] = (kinds[kind]?.radius ?? 0) * size;
    middles[3 * plant + 1] = (middles[3 * plant + 1] ?? 0) + (kinds[kind]?.middle ?? 0) * size;
  }
  return { count, middles, radii, kinds: kindOf };
}

function meshOf(
  shapes: readonly Shape[],
  kind: Kind,
  uniforms: SceneUniforms,
  reach: { value: number },
): Mesh {
  const { positions, triangles, tones } = joined(shapes);
  const crown = crownOf(shapes);
  const geometry = new InstancedBufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('tone', new Uint8BufferAttribute(tones, 4, true));
  geometry.setIndex([...triangles]);
  const material = new ShaderMaterial({
    lights: true,
    side: DoubleSide,
    uniforms: UniformsUtils.clone(UniformsLib.lights),
    vertexShader: LEAF_VERTEX,
    fragmentShader: leafFragment(HAZE),
  });
  Object.assign(material.uniforms, {
    ...uniforms,
    reach,
    crown: { value: crown.middle },
    crownRadii: { value: crown.radii },
    middle: { value: kind.middle },
    radius: { value: kind.radius },
  });
  const mesh = new Mesh(geometry, material);
  mesh.frustumCulled = false;
  mesh.receiveShadow = true;
  return mesh;
}

/** Room for so many more, so that buffers are not made anew for each plant. */
const ROOM = 1.5;

function place({ geometry }: Mesh, numbers: readonly number[], { places, traits }: PlantPlaces): void {
  const instanced = geometry as InstancedBufferGeometry;
  const room = (instanced.getAttribute('place') as BufferAttribute | undefined)?.count ?? 0;
  instanced.instanceCount = numbers.length;
  if (numbers.length > room) {
    // Three keeps buffers and the greatest number of instances of a geometry until it is disposed of.
    instanced.dispose();
    const count = Math.ceil(numbers.length * ROOM);
    instanced.setAttribute('place', new InstancedBufferAttribute(new Float32Array(count * 3), 3));
    instanced.setAttribute('plant', new InstancedBufferAttribute(new Float32Array(count * 4), 4));
  }
  if (numbers.length === 0) return;
  for (const [name, from, size] of [
    ['place', places, 3],
    ['plant', traits, 4],
  ] as const) {
    const attribute = instanced.getAttribute(name) as InstancedBufferAttribute;
    for (const [index, plant] of numbers.entries())
      attribute.array.set(from.subarray(plant * size, plant * size + size), index * size);
    attribute.needsUpdate = true;
  }
}
