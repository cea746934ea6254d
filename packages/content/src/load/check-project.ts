import { colourIssues } from '@suite/domain';
import { unitKey } from '@suite/shapes';
import type { Cell } from '../table/table.ts';
import type { PlacedUnit } from '../table/unit-row.ts';
import { checkUnique } from './check-extras.ts';
import type { ContentReader } from './content-reader.ts';
import type { Project } from './load-content.ts';

/** Reports colours that cannot be read, names that are there twice, and names of what is not there. */
export function checkProject(reader: ContentReader, file: string, project: Project): void {
  const { version: _version, ...colours } = project.stylesheet;
  for (const issue of colourIssues(colours)) reader.reportAt(file, ['stylesheet'], issue);
  const communities = new Set(project.communities.map((community) => community.id));
  project.buildings.forEach(({ name, community }, index) => {
    if (community === undefined || communities.has(community)) return;
    reader.reportAt(file, ['buildings', index, 'community'], `${name}: no community ${community}.`);
  });
  const types = new Set(project.types.map((type) => type.key));
  project.extraImages.forEach(({ id, kind, type }, index) => {
    if (kind === 'hero' || (type && types.has(type))) return;
    reader.reportAt(file, ['extraImages', index], `${id}: a picture of a home needs one of the types.`);
  });
  const names = {
    communities: project.communities.map((one) => one.id),
    buildings: project.buildings.map((one) => one.name),
    types: project.types.map((one) => one.key),
  };
  for (const [list, ids] of Object.entries(names)) checkUnique(reader, file, list, ids);
}

/** Reports units of buildings and types that are not there, above the roof, or there twice. */
export function checkUnits(
  reader: ContentReader,
  files: { readonly project: string; readonly units: string },
  project: Project,
  units: readonly PlacedUnit[],
): void {
  const floors = new Map(project.buildings.map((building) => [building.name, building.floors]));
  const types = new Set(project.types.map((type) => type.key));
  const cellOf = new Map<string, Cell>();
  for (const { unit, cells } of units) {
    const { building, number, floor, type } = unit;
    const error = (column: keyof typeof cells, message: string) =>
      reader.issues.error(files.units, cells[column].place, message);
    const key = unitKey(building, number);
    const top = floors.get(building);
    if (top === undefined) error('building', `There is no building “${building}”.`);
    else if (floor > top) error('floor', `Floor ${floor}: ${building} has ${top} floors.`);
    if (!types.has(type)) error('type', `The type ${type} is not among the types of ${files.project}.`);
    const first = cellOf.get(key);
    if (first) error('number', `Unit ${key} is on line ${first.place.line} already.`);
    cellOf.set(key, first ?? cells.number);
  }
}
