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
import { type CameraCheck, checkCamera, MOST_MEAN_PX } from './camera-check.ts';
import { type LitTerrace, lightOf } from './light.ts';
import { type Obstacles, obstaclesOf, together } from './obstacles.ts';
import { readSource, type Source, type SourcePart, type ViewCamera } from './read-source.ts';
import { shadeOf } from './shade.ts';
import { facingOf, foundTerrace, markedTerrace, type Terrace } from './terraces.ts';
import { boxOf, merged, middleOf, pointsOf, rounded, type Triangles, type Vector } from './triangles.ts';
import { writeScene } from './write-scene.ts';

/** In the folder of the project; not imported itself. */
export const SOURCE_FILE = 'model.glb';
const SCENE_FILE = 'model/scene.glb';
const SHADE_FILE = 'model/shade.bin';
const MODEL_FILE = 'model/model.json';
const GROUND = new Set(['ground', 'hills']);
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
  const bytes = await readFile(path.join(folder, SOURCE_FILE)).catch((error: unknown) => {
    throw new FolderError(path.join(folder, SOURCE_FILE), error);
  });
  const files = await readFolder(folder);
  const content = await contentOf(files);
  const { project, units } = content;
  const views = viewsOf(project).map(({ view }) => view.id);
  const source = await readSource(bytes, {
    units: units.map(({ building, number }) => unitKey(building, number)),
    buildings: project.buildings.map(({ name }) => name),
    views,
  }).catch((error: unknown) => {
    throw failure('The file cannot be read as glTF.', String(error instanceof Error ? error.message : error));
  });
  const homes = units.flatMap(({ building, number }): Home[] => {
    const key = unitKey(building, number);
    const volume = source.volumes.get(key);
    return volume && volume.index.length > 0 ? [{ key, building, number, volume }] : [];
  });
  if (homes.length === 0)
    throw failure(
      'No mesh has the name of a home.',
      'Name the volume of each home as B2-304, building and number.',
    );

  const former = formerModel(files);
  const cameras = new Map<string, ViewCamera>([
    ...(former.cameras ?? []).map((one): [string, ViewCamera] => [one.view, one]),
    ...source.cameras,
  ]);
  const obstacles = obstaclesOfHomes(source.parts, homes);
  const terraces = homes.flatMap((home): LitTerrace[] => {
    const terrace = terraceOf(home, source, obstacles.of(home));
    return terrace ? [{ ...home, terrace, obstacles: obstacles.of(home) }] : [];
  });
  const water = source.parts.filter(({ surface }) => surface === 'sea' || surface === 'seafar');
  const sea = water.length > 0 ? obstaclesOf(merged(water.map((part) => part.triangles))) : null;
  const light = lightOf(terraces, project.location, sea);
  const shade = bakedShade(homes, obstacles.ofBuilding);
  const checks = checkedCameras(cameras, content, source, homes);
  // Last: it takes the source apart.
  const scene = await writeScene(
    source,
    homes.map(({ volume }) => volume),
  );
  const zone = timeZone ?? former.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const model = modelText({ former, zone, cameras, homes, terraces, shade: shade.buildings });
  const rows = light.map((row) => LIGHT_COLUMNS.map((column) => row[column] ?? ''));
  return {
    files: new Map<string, Uint8Array>([
      [SCENE_FILE, scene.bytes],
      [SHADE_FILE, shade.bytes],
      [MODEL_FILE, Buffer.from(model)],
      [LIGHT_FILE, Buffer.from(stringify([[...LIGHT_COLUMNS], ...rows]))],
    ]),
    lines: [
      `${counted(homes.length, 'home')} with a volume, ${terraces.length} with a terrace; ${counted(cameras.size, 'camera')}.`,
      `${SCENE_FILE}: ${counted(scene.triangles, 'triangle')}, ${kB(scene.bytes.length)} of ${kB(bytes.length)}.`,
      `${SHADE_FILE}: ${kB(shade.bytes.length)}. ${LIGHT_FILE}: sun${sea ? ' and sea' : ', no sea in the model'}.`,
      `Hours are those of ${zone}.`,
      ...checks.map(checkText),
    ],
    warnings: [
      ...missing(
        'Homes without a volume',
        units.map((one) => unitKey(one.building, one.number)),
        source.volumes,
      ),
      ...missing('Views without a camera', views, cameras),
      ...checks
        .filter(({ meanPx }) => meanPx > MOST_MEAN_PX)
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

interface Home {
  readonly key: string;
  readonly building: string;
  readonly number: string;
  readonly volume: Triangles;
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

type FormerModel = Partial<ModelFile>;

/** What a model that was there says and a GLB cannot: its time zone, sun, cameras and pictures. */
function formerModel(files: ContentFolder): FormerModel {
  const bytes = files.get(MODEL_FILE);
  if (!bytes) return {};
  try {
    return JSON.parse(bytes.toString('utf8')) as FormerModel;
  } catch {
    return {};
  }
}

interface HomeObstacles {
  readonly of: (home: Home) => Obstacles;
  readonly ofBuilding: (building: string) => Obstacles;
}

/** Where a building has no meshes of its own, the volumes of its homes stand for it. */
function obstaclesOfHomes(parts: readonly SourcePart[], homes: readonly Home[]): HomeObstacles {
  const opaque = parts.filter(({ kind }) => kind === 'opaque');
  const built = new Set(opaque.map(({ building }) => building));
  const world = obstaclesOf(merged(opaque.map(({ triangles }) => triangles)));
  const isBare = ({ building }: Home) => !built.has(building);
  const bareBesides = (isMeant: (home: Home) => boolean) =>
    obstaclesOf(merged(homes.filter((home) => isBare(home) && isMeant(home)).map(({ volume }) => volume)));
  const all = together(
    world,
    bareBesides(() => true),
  );
  const ofBuilding = new Map<string, Obstacles>();
  return {
    of: (home) =>
      isBare(home)
        ? together(
            world,
            bareBesides(({ key }) => key !== home.key),
          )
        : all,
    ofBuilding(building) {
      const own = opaque.filter((part) => part.building === building).map(({ triangles }) => triangles);
      const known =
        ofBuilding.get(building) ??
        (own.length > 0 ? obstaclesOf(merged(own)) : bareBesides((home) => home.building === building));
      ofBuilding.set(building, known);
      return known;
    },
  };
}

function terraceOf({ key, volume }: Home, { terraces }: Source, obstacles: Obstacles): Terrace | null {
  const marker = terraces.get(key);
  return marker ? markedTerrace(marker, volume) : foundTerrace(volume, obstacles);
}

interface BakedShade {
  readonly bytes: Uint8Array;
  readonly buildings: NonNullable<ModelFile['shade']>['buildings'];
}

function bakedShade(
  homes: readonly Home[],
  obstaclesOfBuilding: (building: string) => Obstacles,
): BakedShade {
  const chunks: Uint8Array[] = [];
  const buildings: BakedShade['buildings'] = {};
  let offset = 0;
  for (const building of new Set(homes.map((home) => home.building))) {
    const volumes = homes.filter((home) => home.building === building).map(({ volume }) => volume);
    const { entry, cells } = shadeOf(volumes, obstaclesOfBuilding(building), offset);
    buildings[building] = entry;
    chunks.push(cells);
    offset += cells.length;
  }
  return { bytes: Buffer.concat(chunks), buildings };
}

function checkedCameras(
  cameras: ReadonlyMap<string, ViewCamera>,
  { polygons }: LoadedContent,
  { parts }: Source,
  homes: readonly Home[],
): CameraCheck[] {
  const ground = merged(
    parts.filter(({ surface }) => GROUND.has(surface ?? '')).map((part) => part.triangles),
  );
  const volumes = new Map(homes.map(({ key, volume }) => [key, volume]));
  return [...cameras].flatMap(([view, camera]) => {
    const shapes = polygons.get(view);
    const check = shapes ? checkCamera({ camera, shapes, volumes, ground }) : null;
    return check ?? [];
  });
}

function checkText({ view, corners, meanPx, mostPx }: CameraCheck): string {
  return `${view}: shapes and model differ by ${meanPx.toFixed(2)} px in the mean of ${counted(corners, 'corner')}, ${mostPx.toFixed(1)} px at most.`;
}

function missing(what: string, all: readonly string[], there: ReadonlyMap<string, unknown>): string[] {
  const names = all.filter((name) => !there.has(name));
  if (names.length === 0) return [];
  const more = names.length > MOST_NAMED ? ` and ${names.length - MOST_NAMED} more` : '';
  return [`${what}: ${names.slice(0, MOST_NAMED).join(', ')}${more}.`];
}

interface ModelText {
  readonly former: FormerModel;
  readonly zone: string;
  readonly cameras: ReadonlyMap<string, ViewCamera>;
  readonly homes: readonly Home[];
  readonly terraces: readonly LitTerrace[];
  readonly shade: BakedShade['buildings'];
}

function modelText({ former, zone, cameras, homes, terraces, shade }: ModelText): string {
  const { pictureSun, ground, groundHigh, sea, groundSky, plants } = former;
  const rough = (point: Vector) => point.map((value) => rounded(value));
  const byKey = new Map(terraces.map((one) => [unitKey(one.building, one.number), one.terrace]));
  const model = {
    timeZone: zone,
    pictureSun,
    scene: SCENE_FILE,
    ground,
    groundHigh,
    sea,
    groundSky,
    plants,
    shade: { file: SHADE_FILE, buildings: shade },
    cameras: [...cameras].map(([view, { position, target, fov }]) => ({
      view,
      position: position.map((value) => rounded(value, 3)),
      target: target.map((value) => rounded(value, 3)),
      fov: rounded(fov, 4),
    })),
    units: homes.map(({ key, volume }) => {
      const terrace = byKey.get(key);
      return {
        unit: key,
        at: rough(middleOf(boxOf(pointsOf(volume)))),
        ...(terrace && { eye: rough(terrace.eye), facing: Math.round(facingOf(terrace)) % 360 }),
      };
    }),
  };
  return `${JSON.stringify(model, null, 2)}\n`;
}
