import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readFolder } from '../load/content-folder.ts';
import { loadContent } from '../load/load-content.ts';
import { type CameraCheck, checkCameras } from './camera-check.ts';
import { type LitTerrace, lightOf } from './light.ts';
import { readSource, type SourcePart, type ViewCamera } from './read-source.ts';
import { facingTerrace } from './terraces.ts';
import { pointsOf } from './triangles.ts';
import { obstaclesOfUnits, seaOf, type UnitVolume } from './unit-volumes.ts';

/** A model that is in a project's folder, taken apart again. */
export interface ReadModel {
  readonly unitVolumes: readonly UnitVolume[];
  readonly checkCameras: () => CameraCheck[];
  /** Sun and sea of all homes, computed anew. */
  readonly light: () => ReturnType<typeof lightOf>;
}

const UNITS_NODE = 'homes';
const NO_NAMES = { units: [], buildings: [], views: [] };

/**
 * Reads the model of a project's folder with its full buildings.
 * @throws {ContentError} where the folder is wrong.
 */
export async function readMadeModel(folder: string): Promise<ReadModel> {
  const { model, polygons, project } = await loadContent(await readFolder(folder));
  if (!model) throw new Error(`${folder} has no model`);
  const names = { ...NO_NAMES, buildings: project.buildings.map(({ name }) => name) };
  const partsOf = async (file: string) =>
    (await readSource(await readFile(path.join(folder, file)), names)).parts;
  const scene = await partsOf(model.scene);
  const full = (await Promise.all(Object.values(model.buildings).map(partsOf))).flat();
  const plain = scene.filter(({ node }) => node.getName() !== UNITS_NODE);
  const parts = [
    ...plain.filter(({ building }) => !(building !== null && building in model.buildings)),
    ...full,
  ];
  const facing = new Map(model.units.map((one) => [one.unit, one.facing]));
  const unitVolumes = unitVolumesOf(
    scene.find(({ node }) => node.getName() === UNITS_NODE),
    model.units.map(({ unit }) => unit),
  );
  const cameras = new Map(model.cameras.map((one): [string, ViewCamera] => [one.view, one]));
  return {
    unitVolumes,
    checkCameras: () => checkCameras(cameras, polygons, { parts: plain, unitVolumes }),
    light() {
      const obstacles = obstaclesOfUnits(parts, unitVolumes);
      const terraces = unitVolumes.flatMap((unit): LitTerrace[] => {
        const terrace = facingTerrace(unit.volume, facing.get(unit.key) ?? 180, obstacles.of(unit));
        return terrace ? [{ ...unit, terrace, obstacles: obstacles.of(unit) }] : [];
      });
      return lightOf(terraces, project.location, seaOf(parts));
    },
  };
}

/** The volumes of one mesh, by the number at their corners. */
function unitVolumesOf(part: SourcePart | undefined, keys: readonly string[]): UnitVolume[] {
  const numbers = part?.primitive.getAttribute('_HOME');
  if (!part || !numbers) return [];
  const { index } = part.triangles;
  const of = keys.map((): number[] => []);
  for (const corner of index) of[numbers.getScalar(corner)]?.push(corner);
  const points = pointsOf(part.triangles);
  return keys.map((key, at) => {
    const [building = '', number = ''] = key.split(/-(?=[^-]*$)/);
    const corners = of[at] ?? [];
    const position = Float32Array.from(corners.flatMap((corner) => [...(points[corner] ?? [])]));
    return { key, building, number, volume: { position, index: Uint32Array.from(corners.keys()) } };
  });
}
