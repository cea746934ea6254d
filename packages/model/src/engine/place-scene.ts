import type { ModelBuilding, ProjectModel } from '@suite/api';
import {
  type LineSegments,
  Mesh,
  type Object3D,
  type Points,
  RedFormat,
  type Scene,
  type Texture,
  Vector3,
} from 'three';
import { createGroundHeights, type GroundHeights } from '../camera/ground-heights.ts';
import type { Quality } from '../support/quality.ts';
import type { FileLoader } from './fetch-files.ts';
import { growNearPlants, type NearPlantLayer } from './near-plants.ts';
import { growPlants, type PlantPlaces } from './plants.ts';
import { disposeOf, dressPart, partName, type SpecialParts, type SurfaceMaps } from './scene-parts.ts';
import type { SceneUniforms } from './scene-uniforms.ts';
import { type ShadeVolume, shadeVolume } from './shading/shade-volume.ts';

export interface DetailOptions {
  /** Its panes dim the sun in its rooms, which takes a draw call more: seen of the building that one stands before. */
  readonly hasPaneShadow: boolean;
}

/** Ground, sea, buildings and plants of a place. */
export interface PlaceScene {
  readonly heights: GroundHeights;
  readonly volumes: Mesh | null;
  readonly outlines: LineSegments | null;
  /** Puts the full building in the place of the plain one; false where that was done before, or there is none. */
  readonly detail: (building: ModelBuilding, options: DetailOptions) => Promise<boolean>;
  /** Fetches the plants leaf by leaf, once; null where there are none. */
  readonly leaves: () => Promise<NearPlantLayer | null>;
  readonly dispose: () => void;
}

interface Files {
  readonly root: Object3D;
  readonly maps: SurfaceMaps;
  readonly leaves: Texture | null;
  readonly shades: ReadonlyMap<string, ShadeVolume>;
}

async function shadesOf({ files, buildings }: ProjectModel, loader: FileLoader): Promise<Files['shades']> {
  if (!files.shade) return new Map();
  const bytes = await loader.bytes(files.shade);
  return new Map(buildings.flatMap(({ key, shade }) => (shade ? [[key, shadeVolume(shade, bytes)]] : [])));
}

/** The picture of the ground in the wanted sharpness, else in the other. */
function groundFile({ files }: ProjectModel, { groundFile: wanted }: Quality): string | undefined {
  return wanted === 'groundHigh' ? (files.groundHigh ?? files.ground) : (files.ground ?? files.groundHigh);
}

async function fetchFiles(model: ProjectModel, quality: Quality, loader: FileLoader): Promise<Files> {
  const { files } = model;
  const texture = (url: string | undefined, isColor = true, widestPx?: number) =>
    url ? loader.texture(url, isColor, widestPx) : null;
  const [root, ground, sea, groundSky, leaves, shades] = await Promise.all([
    loader.scene(files.scene),
    texture(groundFile(model, quality), true, quality.groundWidth),
    texture(files.sea),
    texture(files.groundSky, false),
    texture(files.plants, false),
    shadesOf(model, loader),
  ]);
  // Grey: a byte a pixel on the card, and not four.
  if (groundSky) groundSky.format = RedFormat;
  return { root, maps: { ground, sea, groundSky }, leaves, shades };
}

function measure(heights: GroundHeights, object: Object3D): void {
  const point = new Vector3();
  object.traverse((part) => {
    if (!(part instanceof Mesh)) return;
    const position = part.geometry.getAttribute('position');
    for (let index = 0; index < position.count; index++)
      heights.put(point.fromBufferAttribute(position, index).applyMatrix4(part.matrixWorld).toArray());
  });
}

/** Takes the plants, the volumes and their outlines out of what is drawn as it is. */
function takeSpecial(special: SpecialParts, object: Object3D): boolean {
  const { surface } = partName(object);
  if (surface === 'plants') special.plants = object as Points;
  else if (surface === 'homes') special.volumes = object as Mesh;
  else if (surface === 'home-edges') special.outlines = object as LineSegments;
  else return false;
  return true;
}

/** Fetches a place and puts it into the scene. */
export async function addPlace(
  scene: Scene,
  model: ProjectModel,
  {
    quality,
    loader,
    uniforms,
  }: { readonly quality: Quality; readonly loader: FileLoader; readonly uniforms: SceneUniforms },
): Promise<PlaceScene> {
  const { root, maps, leaves, shades } = await fetchFiles(model, quality, loader);
  const heights = createGroundHeights();
  const special: SpecialParts = { plants: null, volumes: null, outlines: null };
  const plain = new Map<string, Object3D[]>();
  const detailed = new Set<number>();

  function add(object: Object3D, { hasPaneShadow }: DetailOptions = { hasPaneShadow: false }): void {
    const { surface, owner } = partName(object);
    dressPart(object, {
      hasPaneShadow,
      uniforms,
      maps,
      shade: owner === null ? undefined : shades.get(owner),
    });
    if (surface === 'ground' || surface === 'hills') measure(heights, object);
    scene.add(object);
    if (owner !== null) plain.set(owner, [...(plain.get(owner) ?? []), object]);
  }

  for (const object of [...root.children]) if (!takeSpecial(special, object)) add(object);
  let plants: PlantPlaces | null = null;
  let near: Promise<NearPlantLayer | null> | null = null;
  if (special.plants && leaves && model.plants) {
    const grown = growPlants(special.plants, {
      sheet: model.plants,
      leaves,
      uniforms,
      isSmooth: quality.isSmooth,
    });
    scene.add(grown.mesh);
    plants = grown.plants;
  }

  async function growLeaves(): Promise<NearPlantLayer | null> {
    if (!plants || !model.plants || !model.files.leaves) return null;
    const layer = growNearPlants(await loader.scene(model.files.leaves), {
      kinds: model.plants.kinds,
      plants,
      uniforms,
    });
    scene.add(layer.group);
    return layer;
  }

  scene.updateMatrixWorld(true);

  return {
    heights,
    volumes: special.volumes,
    outlines: special.outlines,
    async detail({ id, key, file }, options) {
      if (!file || detailed.has(id)) return false;
      detailed.add(id);
      const full = await loader.scene(file);
      for (const former of plain.get(key) ?? []) {
        scene.remove(former);
        disposeOf(former);
      }
      plain.delete(key);
      for (const object of [...full.children]) add(object, options);
      return true;
    },
    leaves() {
      near ??= growLeaves();
      return near;
    },
    dispose() {
      for (const map of [maps.ground, maps.sea, maps.groundSky, leaves]) map?.dispose();
      for (const { texture } of shades.values()) texture.dispose();
      if (special.plants) disposeOf(special.plants);
    },
  };
}
