import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { unitKey } from '@suite/shapes';
import { stringify } from 'csv-stringify/sync';
import { counted } from '../counted.ts';
import { ContentError } from '../issues.ts';
import { LIGHT_COLUMNS } from '../light/light-row.ts';
import { LIGHT_FILE } from '../light/read-light.ts';
import { type ContentFolder, FolderError, readFolder } from '../load/content-folder.ts';
import { checkContent, type LoadedContent } from '../load/load-content.ts';
import { viewsOf } from '../load/view-shapes.ts';
import type { ModelFile } from '../model/model-file.ts';
import { type CameraCheck, checkCameras, fits } from './camera-check.ts';
import { type LitTerrace, lightOf } from './light.ts';
import { lookAtUnits } from './look-at-units.ts';
import { type FormerModel, MODEL_FILE, modelText, SCENE_FILE, SHADE_FILE } from './model-text.ts';
import type { Obstacles } from './obstacles.ts';
import { readSource, type Source, type ViewCamera } from './read-source.ts';
import { shadeOf } from './shade.ts';
import { foundTerrace, markedTerrace, type Sunward, type Terrace } from './terraces.ts';
import { obstaclesOfUnits, seaOf, type UnitVolume } from './unit-volumes.ts';
import { writeScene } from './write-scene.ts';

/** In the folder of the project; not imported itself. */
const SOURCE_FILE = 'model.glb';
const MOST_NAMED = 5;

export interface MakeOptions {
  /** Of the place; else that of a model that was there, or of this machine. */
  readonly timeZone: string | null;
}

export interface MadeModel {
  /** Files to be written, by their path below the folder. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** What was made, in sentences. */
  readonly lines: readonly string[];
  /** What is probably not meant, in sentences. */
  readonly warnings: readonly string[];
}

/**
 * Makes what visitors walk round in from `model.glb` of a project's folder, whose nodes have the names of the homes
 * (`B2-304`), buildings and views.
 * @throws {ContentError} where the folder is wrong, or the model has none of its homes.
 */
export async function makeModel(folder: string, { timeZone }: MakeOptions): Promise<MadeModel> {
  const files = await readFolder(folder);
  const bytes = await readFile(path.join(folder, SOURCE_FILE)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw new FolderError(path.join(folder, SOURCE_FILE), error);
    throw failure('The file is missing.', 'Put the model there as binary glTF (GLB).');
  });
  const content = await contentOf(files);
  const { project, units } = content;
  const placed = viewsOf(project);
  const views = placed.map(({ view }) => view.id);
  const source = await readSource(bytes, {
    units: units.map(({ building, number }) => unitKey(building, number)),
    buildings: project.buildings.map(({ name }) => name),
    views,
  }).catch((error: unknown) => {
    const isCut = error instanceof RangeError;
    const reason = error instanceof Error ? error.message : String(error);
    throw failure('The file cannot be read as glTF.', isCut ? 'It ends before it should.' : reason);
  });
  const unitVolumes = units.flatMap(({ building, number }): UnitVolume[] => {
    const key = unitKey(building, number);
    const volume = source.volumes.get(key);
    return volume && volume.index.length > 0 ? [{ key, building, number, volume }] : [];
  });
  if (unitVolumes.length === 0)
    throw failure(
      'No mesh has the name of a home.',
      'Name the volume of each home as B2-304, building and number.',
    );

  const former = formerModel(files);
  const cameras = new Map<string, ViewCamera>([
    ...(former.cameras ?? []).map((one): [string, ViewCamera] => [one.view, one]),
    ...placed.flatMap(({ view, building }): [string, ViewCamera][] => {
      const camera = source.cameras.get(view.id);
      if (!camera) return [];
      const units = unitVolumes.filter((one) => building === null || one.building === building);
      return [[view.id, lookAtUnits(camera, units)]];
    }),
  ]);
  const obstacles = obstaclesOfUnits(source.parts, unitVolumes);
  const sunward: Sunward = project.location.latitude >= 0 ? 1 : -1;
  const terraces = unitVolumes.flatMap((unit): LitTerrace[] => {
    const terrace = terraceOf(unit, source, obstacles.of(unit), sunward);
    return terrace ? [{ ...unit, terrace, obstacles: obstacles.of(unit) }] : [];
  });
  const sea = seaOf(source.parts);
  const light = lightOf(terraces, project.location, sea);
  const shade = bakedShade(unitVolumes, obstacles.ofBuilding);
  const checks = checkCameras(cameras, content.polygons, { parts: source.parts, unitVolumes });
  // Last: it takes the source apart.
  const scene = await writeScene(
    source,
    unitVolumes.map(({ volume }) => volume),
  );
  const given = timeZone ?? former.timeZone;
  const zone = given ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const model = modelText({ former, zone, cameras, unitVolumes, terraces, shade: shade.buildings });
  const rows = light.map((row) => LIGHT_COLUMNS.map((column) => row[column] ?? ''));
  return {
    files: new Map<string, Uint8Array>([
      [SCENE_FILE, scene.bytes],
      [SHADE_FILE, shade.bytes],
      [MODEL_FILE, Buffer.from(model)],
      [LIGHT_FILE, Buffer.from(stringify([[...LIGHT_COLUMNS], ...rows]))],
    ]),
    lines: [
      `${counted(unitVolumes.length, 'home')} with a volume, ${terraces.length} with a terrace; ${counted(cameras.size, 'camera')}.`,
      `${SCENE_FILE}: ${counted(scene.triangles, 'triangle')}, ${kB(scene.bytes.length)} of ${kB(bytes.length)}.`,
      `${SHADE_FILE}: ${kB(shade.bytes.length)}. ${LIGHT_FILE}: sun${sea ? ' and sea' : ', no sea in the model'}.`,
      given
        ? `Hours are those of ${zone}.`
        : `Hours are those of ${zone}, as on this machine; --time-zone names another.`,
      ...checks.map(checkText),
    ],
    warnings: [
      ...missing(
        'Homes without a volume',
        units.map((one) => unitKey(one.building, one.number)),
        source.volumes,
      ),
      ...listed('Named like a home, but no home of the project', source.unknown),
      ...missing('Views without a camera', views, cameras),
      ...checks
        .filter((check) => !fits(check))
        .map((check) => `The camera of ${check.view} does not fit its shapes: ${checkText(check)}`),
    ],
  };
}

/** Makes the model and writes it into the folder. */
export async function writeModel(folder: string, options: MakeOptions): Promise<MadeModel> {
  const made = await makeModel(folder, options);
  await mkdir(path.join(folder, 'model'), { recursive: true });
  for (const [name, bytes] of made.files) await writeFile(path.join(folder, name), bytes);
  return made;
}

const kB = (bytes: number) => `${Math.round(bytes / 1000)} kB`;

function failure(message: string, expected: string): ContentError {
  return new ContentError([{ file: SOURCE_FILE, place: null, severity: 'error', message, expected }]);
}

/** The folder without its model, which may be the one that is to be made anew. */
async function contentOf(files: ContentFolder): Promise<LoadedContent> {
  const others = [...files].filter(([name]) => !name.startsWith('model/') && name !== LIGHT_FILE);
  const { content, issues } = await checkContent(new Map(others));
  if (content) return content;
  throw new ContentError(issues.filter(({ severity }) => severity === 'error'));
}

function formerModel(files: ContentFolder): FormerModel {
  const bytes = files.get(MODEL_FILE);
  if (!bytes) return {};
  try {
    return JSON.parse(bytes.toString('utf8')) as FormerModel;
  } catch {
    return {};
  }
}

function terraceOf(
  { key, volume }: UnitVolume,
  { terraces }: Source,
  obstacles: Obstacles,
  sunward: Sunward,
): Terrace | null {
  const marker = terraces.get(key);
  return marker ? markedTerrace(marker, volume) : foundTerrace(volume, obstacles, sunward);
}

interface BakedShade {
  readonly bytes: Uint8Array;
  readonly buildings: NonNullable<ModelFile['shade']>['buildings'];
}

function bakedShade(
  unitVolumes: readonly UnitVolume[],
  obstaclesOfBuilding: (building: string) => Obstacles,
): BakedShade {
  const chunks: Uint8Array[] = [];
  const buildings: BakedShade['buildings'] = {};
  let offset = 0;
  for (const building of new Set(unitVolumes.map((unit) => unit.building))) {
    const volumes = unitVolumes.filter((unit) => unit.building === building).map(({ volume }) => volume);
    const { entry, cells } = shadeOf(volumes, obstaclesOfBuilding(building), offset);
    buildings[building] = entry;
    chunks.push(cells);
    offset += cells.length;
  }
  return { bytes: Buffer.concat(chunks), buildings };
}

function checkText({ view, corners, lost, meanPx, mostPx }: CameraCheck): string {
  if (corners === 0)
    return `${view}: of ${counted(lost, 'corner')} of its shapes none has an edge of the model near.`;
  const hidden = lost > 0 ? `, ${lost} have no edge near` : '';
  return `${view}: shapes and model differ by ${meanPx.toFixed(2)} px in the mean of ${counted(corners, 'corner')}, ${mostPx.toFixed(1)} px at most${hidden}.`;
}

const missing = (what: string, all: readonly string[], there: ReadonlyMap<string, unknown>): string[] =>
  listed(
    what,
    all.filter((name) => !there.has(name)),
  );

function listed(what: string, names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const more = names.length > MOST_NAMED ? ` and ${names.length - MOST_NAMED} more` : '';
  return [`${what}: ${names.slice(0, MOST_NAMED).join(', ')}${more}.`];
}
