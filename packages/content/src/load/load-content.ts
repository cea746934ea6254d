import type { TypeKey } from '@suite/contracts';
import type { PixelSize } from '@suite/shapes';
import {
  type PlanFile,
  type PolygonFile,
  type ProjectFile,
  planFile,
  projectFile,
} from '../format/project-file.ts';
import { ContentError, type ContentIssue } from '../issues.ts';
import type { LightRow } from '../light/light-row.ts';
import { LIGHT_FILE, readLight } from '../light/read-light.ts';
import type { ModelFile } from '../model/model-file.ts';
import type { UnitRow } from '../table/unit-row.ts';
import { readUnits } from '../table/unit-table.ts';
import { checkExtras } from './check-extras.ts';
import { checkProject, checkUnits } from './check-project.ts';
import { type ContentFolder, readFolder } from './content-folder.ts';
import { ContentReader, type OnPicture } from './content-reader.ts';
import { readModel } from './model.ts';
import { readSizes } from './picture-sizes.ts';
import { drawPages, type PlanFiles, plansOfUnits } from './plans.ts';
import { typesOfUnits } from './types-of-units.ts';
import { unitHints } from './unit-hints.ts';
import { readPolygons } from './view-shapes.ts';

/** The project as it was written, with the types that it leaves to its units. */
export interface Project extends Omit<ProjectFile, 'types'> {
  readonly types: NonNullable<ProjectFile['types']>;
}

/** What a project folder says, without the folder: plain data and maps of it. */
export interface Content {
  readonly project: Project;
  readonly units: readonly UnitRow[];
  /** Sun and sea of the units that they are known of. */
  readonly light: readonly LightRow[];
  /** By the id of the view. */
  readonly polygons: ReadonlyMap<string, PolygonFile>;
  readonly rooms: ReadonlyMap<TypeKey, PlanFile[number]['rooms']>;
  /** Plans of single homes, by `building-number`. */
  readonly unitPlans: ReadonlyMap<string, PlanFiles>;
  /** Sizes of all pictures, drawings and pages, by their path. */
  readonly sizes: ReadonlyMap<string, PixelSize>;
  /** What it can be walked round in; null where it has no model. */
  readonly model: ModelFile | null;
}

/** A content folder that has been read and checked. */
export interface LoadedContent extends Content {
  /** PNG of the pages of PDF plans, by how plans name them. */
  readonly pages: ReadonlyMap<string, Buffer>;
}

export interface CheckResult {
  /** Null when there are errors. */
  readonly content: LoadedContent | null;
  /** Errors and warnings, by file and place. */
  readonly issues: readonly ContentIssue[];
  /** How the table of units was read; null when it was not. */
  readonly unitsFormat: string | null;
}

const PLAN_FILE = 'plans/plans.json';

/**
 * Reads and checks a folder, or a ZIP archive of one.
 * @throws {FolderError} when it is not there or cannot be read.
 */
export async function checkFolder(source: string): Promise<CheckResult> {
  try {
    return await checkContent(await readFolder(source));
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { content: null, issues: error.issues, unitsFormat: null };
  }
}

/** Reads and checks a content folder, and says everything that is wrong with it at once. */
export async function checkContent(files: ContentFolder, onPicture?: OnPicture): Promise<CheckResult> {
  const reader = new ContentReader(files, onPicture);
  const names = {
    project: reader.oneOf(['project.yaml', 'project.yml', 'project.json']),
    units: reader.oneOf(['units.csv', 'units.xlsx']),
  };
  const file = reader.read(names.project, projectFile);
  const plans = reader.has(PLAN_FILE) ? reader.read(PLAN_FILE, planFile) : [];
  const bytes = reader.bytes(names.units);
  const hints = unitHints(file);
  const table = bytes
    ? await readUnits(names.units, bytes, hints, reader.issues)
    : { placed: [], named: [], keys: null, format: null };
  const units = table.placed.map(({ unit }) => unit);
  const lightBytes = reader.has(LIGHT_FILE) ? reader.bytes(LIGHT_FILE) : null;
  const light = lightBytes ? readLight(lightBytes, { ...hints, unitKeys: table.keys }, reader.issues) : [];
  const result = (content: LoadedContent | null): CheckResult => ({
    content: reader.issues.hasErrors ? null : content,
    issues: reader.issues.sorted(),
    unitsFormat: table.format,
  });
  if (!file || !plans) return result(null);
  const project: Project = { ...file, types: file.types ?? typesOfUnits(units) };
  checkProject(reader, names.project, project);
  checkUnits(reader, names, project, table.placed);
  checkExtras(reader, names.project, project, table.keys);
  const rooms = new Map(plans.map((plan) => [plan.type, plan.rooms]));
  project.types.forEach((type, index) => {
    if (type.plan && plans.length > 0 && !rooms.has(type.key)) {
      reader.reportAt(names.project, ['types', index], `${PLAN_FILE} has no ${type.key}.`);
    }
  });
  const unitPlans = plansOfUnits(reader, project, units);
  const ofTypes = project.types.flatMap(({ plan }) => plan ?? []);
  const planNames = [...ofTypes, ...unitPlans.values()].flatMap(({ en, sr }) => [en, sr]);
  const sizes = await readSizes(reader, names.project, project, planNames);
  const model = await readModel({ reader, project, unitKeys: table.keys, sizes });
  const pages = await drawPages(reader, planNames, sizes);
  const polygons = readPolygons({
    reader,
    file: names.project,
    project,
    sizes,
    units: table.named,
    unitKeys: table.keys,
  });
  return result({ project, units, light, polygons, rooms, sizes, unitPlans, model, pages });
}

/**
 * Reads and checks a content folder.
 * @throws {ContentError} with every error at once.
 */
export async function loadContent(files: ContentFolder): Promise<LoadedContent> {
  const { content, issues } = await checkContent(files);
  if (!content) throw new ContentError(issues.filter((issue) => issue.severity === 'error'));
  return content;
}
