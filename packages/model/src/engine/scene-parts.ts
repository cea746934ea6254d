import { isClear, isWater, type Surface, surfaceOf } from '@suite/domain';
import {
  type BufferGeometry,
  type InstancedMesh,
  type LineSegments,
  type Material,
  Mesh,
  type Object3D,
  type Points,
  type Texture,
} from 'three';
import type { SceneUniforms } from './scene-uniforms.ts';
import { paneShadow } from './shading/pane-shadow.ts';
import type { ShadeVolume } from './shading/shade-volume.ts';
import { isSmoothSurface, surfaceMaterial } from './shading/surface-material.ts';

/** The parts of a scene that are no surfaces. */
export interface SpecialParts {
  plants: Points | null;
  volumes: Mesh | null;
  outlines: LineSegments | null;
}

/** "solid:T1" is what it is made of, and the key of the building that it belongs to. */
export function partName(object: Object3D): { readonly surface: string; readonly owner: string | null } {
  const [surface = '', owner = null] = String(object.userData.name ?? object.name).split(':');
  return { surface, owner };
}

export interface SurfaceMaps {
  readonly ground: Texture | null;
  readonly sea: Texture | null;
  readonly groundSky: Texture | null;
}

export interface DressOptions {
  readonly uniforms: SceneUniforms;
  readonly maps: SurfaceMaps;
  readonly shade: ShadeVolume | undefined;
  readonly hasPaneShadow: boolean;
}

const RENDER_ORDER: Partial<Record<Surface, number>> = { sea: 1, glass: 2, rail: 3 };

function mapOf(surface: Surface, maps: SurfaceMaps): Texture | null {
  if (surface === 'ground') return maps.ground;
  return surface === 'sea' ? maps.sea : null;
}

const WITHOUT_SHADOW: ReadonlySet<Surface> = new Set(['glass', 'rail', 'pool', 'sea', 'seafar', 'hills']);

function castShadow(mesh: Mesh, surface: Surface, hasPaneShadow: boolean): void {
  const isShadyPane = surface === 'glass' && hasPaneShadow;
  mesh.castShadow = isShadyPane || !WITHOUT_SHADOW.has(surface);
  if (isShadyPane) mesh.customDepthMaterial = paneShadow();
}

function dressMesh(
  mesh: Mesh,
  surface: Surface,
  { uniforms, maps, shade, hasPaneShadow }: DressOptions,
): void {
  const { geometry } = mesh;
  const isFarWater = surface === 'sea' || surface === 'seafar';
  if (isSmoothSurface(surface) && !isFarWater && !geometry.hasAttribute('normal'))
    geometry.computeVertexNormals();
  const map = mapOf(surface, maps);
  // Three reads a map's place from here, although the shader takes it from above.
  if (map && !geometry.hasAttribute('uv')) geometry.setAttribute('uv', geometry.getAttribute('position'));
  const former = mesh.material as Material;
  mesh.material = surfaceMaterial(surface, {
    hasColors: hasColors(geometry),
    uniforms,
    shade,
    map,
    skyMap: surface === 'ground' ? maps.groundSky : null,
  });
  former.dispose();
  castShadow(mesh, surface, hasPaneShadow);
  mesh.receiveShadow = true;
  mesh.renderOrder = RENDER_ORDER[surface] ?? 0;
  if ((mesh as InstancedMesh).isInstancedMesh) mesh.frustumCulled = false;
}

/** Colours of ours: the fourth is how much a room glows. */
const hasColors = (geometry: BufferGeometry): boolean =>
  geometry.hasAttribute('color') && geometry.getAttribute('color').itemSize === 4;

/** Land and walls that have neither our colours nor a picture from above are as somebody made them. */
function hasOwnLook(surface: Surface, mesh: Mesh, maps: SurfaceMaps): boolean {
  if (isClear(surface) || isWater(surface) || mapOf(surface, maps)) return false;
  return surface === 'ground' || !hasColors(mesh.geometry);
}

function eachMesh(object: Object3D, change: (mesh: Mesh) => void): void {
  object.traverse((part) => {
    if (part instanceof Mesh) change(part);
  });
}

/** Materials that come with the scene have the picture on them, too. */
function keepOwn(mesh: Mesh, uniforms: SceneUniforms): void {
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  for (const material of [mesh.material].flat())
    material.onBeforeCompile = (shader) => Object.assign(shader.uniforms, uniforms);
}

/** Gives a part the material of its surface; what has a look of its own, or another name, keeps that and casts shadows. */
export function dressPart(object: Object3D, options: DressOptions): void {
  const { surface } = partName(object);
  const known = surfaceOf(surface);
  eachMesh(object, (mesh) => {
    if (known && !hasOwnLook(known, mesh, options.maps)) dressMesh(mesh, known, options);
    else keepOwn(mesh, options.uniforms);
  });
}

/** Frees what an object holds on the graphics card. */
export function disposeOf(object: Object3D): void {
  object.traverse((part) => {
    const { geometry, material, customDepthMaterial } = part as Partial<Mesh>;
    geometry?.dispose();
    for (const one of [material, customDepthMaterial].flat()) {
      for (const value of Object.values(one ?? {}))
        if ((value as Texture | null)?.isTexture) (value as Texture).dispose();
      one?.dispose();
    }
  });
}
