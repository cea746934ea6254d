import type { ProjectModel } from '@suite/api';
import {
  type BufferAttribute,
  CustomBlending,
  DoubleSide,
  Float32BufferAttribute,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  type InterleavedBufferAttribute,
  Mesh,
  OneFactor,
  type Points,
  ShaderMaterial,
  type Texture,
  UniformsLib,
  UniformsUtils,
  Vector2,
  Vector3,
  ZeroFactor,
} from 'three';
import { PLANT_SHADOW_FRAGMENT, PLANT_SHADOW_VERTEX, PLANT_VERTEX, plantFragment } from './plants-glsl.ts';
import type { SceneUniforms } from './scene-uniforms.ts';
import { HAZE } from './shading/glsl.ts';

type Attribute = BufferAttribute | InterleavedBufferAttribute;

/** Without tangents: a square round the origin. */
const SQUARE = [-0.5, -0.5, 0, 0.5, -0.5, 0, 0.5, 0.5, 0, -0.5, 0.5, 0];

function placesOf(points: Points): Float32Array {
  const position = points.geometry.getAttribute('position');
  const places = new Float32Array(position.count * 3);
  const point = new Vector3();
  for (let index = 0; index < position.count; index++)
    point
      .fromBufferAttribute(position, index)
      .applyMatrix4(points.matrixWorld)
      .toArray(places, 3 * index);
  return places;
}

function traitsOf(plant: Attribute): Float32Array {
  const traits = new Float32Array(plant.count * 4);
  for (let index = 0; index < plant.count; index++)
    for (let trait = 0; trait < 4; trait++) traits[4 * index + trait] = plant.getComponent(index, trait);
  return traits;
}

function geometryOf(places: Float32Array, traits: Float32Array): InstancedBufferGeometry {
  const geometry = new InstancedBufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(SQUARE, 3));
  geometry.setIndex([0, 1, 2, 0, 2, 3]);
  geometry.setAttribute('place', new InstancedBufferAttribute(places, 3));
  geometry.setAttribute('plant', new InstancedBufferAttribute(traits, 4));
  geometry.instanceCount = places.length / 3;
  return geometry;
}

export interface PlantOptions {
  readonly sheet: NonNullable<ProjectModel['plants']>;
  readonly leaves: Texture;
  readonly uniforms: SceneUniforms;
  /** Several samples a pixel; without them edges are hard. */
  readonly isSmooth: boolean;
}

/** What near plants have of all. */
export interface PlantPlaces {
  /** Three numbers a plant. */
  readonly places: Float32Array;
  /** Kind, hundredths of size, tint and turn of each. */
  readonly traits: Float32Array;
  /** How far plants are drawn leaf by leaf, in radii. */
  readonly reach: { value: number };
  /** By kind, whether there are leaves of it. */
  readonly hasLeaves: { value: number[] };
}

/** All plants of the place in one draw call. `points` are where they stand, with the attribute `_plant`. */
export function growPlants(
  points: Points,
  { sheet, leaves, uniforms, isSmooth }: PlantOptions,
): { readonly mesh: Mesh; readonly plants: PlantPlaces } {
  points.updateWorldMatrix(true, false);
  const reach = { value: 0 };
  const hasLeaves = { value: sheet.kinds.map(() => 0) };
  const defines = { KINDS: sheet.kinds.length };
  const own = {
    leaves: { value: leaves },
    cells: { value: new Vector2(sheet.columns, sheet.rows) },
    kinds: { value: sheet.kinds.flatMap(({ middle, radius }) => [middle, radius]) },
    reach,
    hasLeaves,
    ...uniforms,
  };
  const material = new ShaderMaterial({
    lights: true,
    side: DoubleSide,
    uniforms: UniformsUtils.clone(UniformsLib.lights),
    defines: isSmooth ? defines : { ...defines, HARD_EDGE: 1 },
    // Edges are soft by coverage, which would leave its alpha in the page: white fringes. The target's own is kept.
    alphaToCoverage: isSmooth,
    blending: CustomBlending,
    blendSrc: OneFactor,
    blendDst: ZeroFactor,
    blendSrcAlpha: ZeroFactor,
    blendDstAlpha: OneFactor,
    vertexShader: PLANT_VERTEX,
    fragmentShader: plantFragment(HAZE),
  });
  Object.assign(material.uniforms, own);
  const places = placesOf(points);
  const traits = traitsOf(points.geometry.getAttribute('_plant'));
  const mesh = new Mesh(geometryOf(places, traits), material);
  mesh.frustumCulled = false;
  mesh.receiveShadow = true;
  mesh.castShadow = true;
  mesh.customDepthMaterial = new ShaderMaterial({
    side: DoubleSide,
    uniforms: own,
    defines,
    vertexShader: PLANT_SHADOW_VERTEX,
    fragmentShader: PLANT_SHADOW_FRAGMENT,
  });
  return { mesh, plants: { places, traits, reach, hasLeaves } };
}
