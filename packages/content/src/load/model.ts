import type { PixelSize } from '@suite/shapes';
import { type ModelFile, modelData, modelFile, modelPictures } from '../model/model-file.ts';
import { type GlbDescription, readGlb } from '../model/read-glb.ts';
import { TERRACES_FOLDER, unitOfTerracePicture } from '../model/terrace-pictures.ts';
import type { ContentReader } from './content-reader.ts';
import type { Project } from './load-content.ts';
import { viewsOf } from './view-shapes.ts';

const FILES = ['model/model.json', 'model/model.yaml'] as const;
const MB = 1024 * 1024;
/** Above it a phone has no memory for it. */
const MOST_GLB_BYTES = 32 * MB;
/** What visitors wait for before they see anything, and for each building. */
const USUAL_SCENE_BYTES = 4 * MB;
const USUAL_BUILDING_BYTES = 1.5 * MB;
const MOST_NAMED = 5;
/** The mesh of the homes' volumes, and the number of the home at each of its corners. */
const UNITS_NODE = 'homes';
const UNIT_ATTRIBUTE = '_HOME';

interface ModelSource {
  readonly reader: ContentReader;
  readonly project: Project;
  /** `building-number` of every unit; null where they are not known. */
  readonly unitKeys: ReadonlySet<string> | null;
  /** The pictures of the model are put among them. */
  readonly sizes: Map<string, PixelSize>;
}

/** The model of the project; null where there is none, or, and reported, where it cannot be shown. */
export async function readModel(source: ModelSource): Promise<ModelFile | null> {
  const { reader } = source;
  const files = reader.names().filter((name) => name.startsWith('model/'));
  if (files.length === 0) return null;
  const name = reader.oneOf(FILES);
  const model = reader.read(name, modelFile);
  if (!model) return null;
  checkNames(source, name, model);
  checkMeshes(reader, name, model);
  checkShade(reader, name, model);
  const terraces = files.filter((one) => one.startsWith(TERRACES_FOLDER));
  checkTerraces(reader, model, terraces);
  const pictures = new Set([...modelPictures(model), ...terraces]);
  for (const picture of pictures) {
    const size = await reader.pictureSize(picture);
    if (size) source.sizes.set(picture, size);
  }
  const used = new Set<string>([name, ...pictures, ...modelData(model).keys()]);
  for (const file of files.filter((one) => !used.has(one)))
    reader.issues.warning(file, null, 'The model does not use this file.');
  return model;
}

/** Reports cameras, buildings and homes that the project does not have, or that are there twice. */
function checkNames({ reader, project, unitKeys }: ModelSource, file: string, model: ModelFile): void {
  const views = new Set(viewsOf(project).map(({ view }) => view.id));
  const buildings = new Set(project.buildings.map((one) => one.name));
  const check = (kind: string, known: ReadonlySet<string> | null, list: readonly Named[]) => {
    const seen = new Set<string>();
    for (const { name, path } of list) {
      if (known && !known.has(name)) reader.reportAt(file, path, `The project has no ${kind} ${name}.`);
      else if (seen.has(name)) reader.reportAt(file, path, `The ${kind} ${name} is there twice.`);
      seen.add(name);
    }
    return seen;
  };
  const cameras = check(
    'view',
    views,
    placed(
      model.cameras.map((one) => one.view),
      'cameras',
      'view',
    ),
  );
  const units = check(
    'home',
    unitKeys,
    placed(
      model.units.map((one) => one.unit),
      'units',
      'unit',
    ),
  );
  for (const [path, named] of [
    [['buildings'], model.buildings],
    [['shade', 'buildings'], model.shade?.buildings ?? {}],
  ] as const)
    check(
      'building',
      buildings,
      Object.keys(named).map((name) => ({ name, path: [...path, name] })),
    );
  // Of what is wrong elsewhere, its own error says enough.
  if (reader.issues.hasErrors) return;
  warnOfMissing(reader, file, 'Views without a camera', views, cameras);
  warnOfMissing(reader, file, 'Homes without a volume', unitKeys ?? new Set(), units);
}

interface Named {
  readonly name: string;
  readonly path: readonly PropertyKey[];
}

function placed(names: readonly string[], list: string, field: string): Named[] {
  return names.map((name, index) => ({ name, path: [list, index, field] }));
}

function warnOfMissing(
  reader: ContentReader,
  file: string,
  what: string,
  all: ReadonlySet<string>,
  there: ReadonlySet<string>,
): void {
  const missing = [...all].filter((name) => !there.has(name));
  if (missing.length === 0) return;
  const more = missing.length > MOST_NAMED ? ` and ${missing.length - MOST_NAMED} more` : '';
  reader.issues.warning(file, null, `${what}: ${missing.slice(0, MOST_NAMED).join(', ')}${more}.`);
}

function checkMeshes(reader: ContentReader, file: string, model: ModelFile): void {
  const scene = readMesh(reader, model.scene, USUAL_SCENE_BYTES);
  if (scene) checkVolumes(reader, { file, model }, scene);
  for (const name of new Set(Object.values(model.buildings))) readMesh(reader, name, USUAL_BUILDING_BYTES);
}

function readMesh(reader: ContentReader, name: string, usualBytes: number): GlbDescription | null {
  const bytes = reader.bytes(name);
  if (!bytes) return null;
  const size = `The file has ${(bytes.length / MB).toFixed(1)} MB.`;
  if (bytes.length > MOST_GLB_BYTES) {
    reader.issues.error(name, null, size, `At most ${MOST_GLB_BYTES / MB} MB.`);
    return null;
  }
  if (bytes.length > usualBytes)
    reader.issues.warning(name, null, size, `Above ${usualBytes / MB} MB visitors wait for it.`);
  const glb = readGlb(bytes);
  if (glb.kind === 'glb') return glb.description;
  reader.issues.error(name, null, glb.message, glb.expected);
  return null;
}

/** Each corner of a volume has the number of its home, so that there must be as many homes. */
function checkVolumes(
  { issues }: ContentReader,
  { file, model }: { readonly file: string; readonly model: ModelFile },
  { nodes, meshes, accessors }: GlbDescription,
): void {
  const node = nodes.find(({ name }) => name === UNITS_NODE);
  const numbers = meshes[node?.mesh ?? -1]?.primitives.map(({ attributes }) => attributes[UNIT_ATTRIBUTE]);
  if (!numbers?.length || numbers.includes(undefined)) {
    const expected = `A mesh called ${UNITS_NODE}, with the number of its home as ${UNIT_ATTRIBUTE} at each corner.`;
    issues.error(model.scene, null, 'The scene has no volumes of homes.', expected);
    return;
  }
  const last = Math.max(...numbers.map((index) => accessors[index ?? -1]?.max?.[0] ?? 0));
  if (last < model.units.length) return;
  const message = `The scene has a volume number ${last}; ${file} has ${model.units.length} homes.`;
  issues.error(model.scene, null, message, 'Numbers count from 0.');
}

/** Warns of pictures that no home shows. */
function checkTerraces({ issues }: ContentReader, { units }: ModelFile, files: readonly string[]): void {
  const known = new Set(units.filter(({ eye }) => eye !== undefined).map(({ unit }) => unit));
  for (const file of files.filter((one) => !known.has(unitOfTerracePicture(one))))
    issues.warning(file, null, `The model has no terrace of ${unitOfTerracePicture(file)}.`);
}

function checkShade(reader: ContentReader, file: string, { shade }: ModelFile): void {
  const bytes = shade && reader.bytes(shade.file);
  if (!shade || !bytes) return;
  for (const [name, { offset, size }] of Object.entries(shade.buildings)) {
    const end = offset + size[0] * size[1] * size[2];
    if (end <= bytes.length) continue;
    const message = `The shade of ${name} ends at byte ${end}; ${shade.file} has ${bytes.length}.`;
    reader.reportAt(file, ['shade', 'buildings', name], message);
  }
}
