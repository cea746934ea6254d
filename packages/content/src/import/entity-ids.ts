import type { Content } from '../load/load-content.ts';
import { unitKey } from '../load/unit-key.ts';

/** Ids of a project's entities: the same content always gets the same ids, so links to it stay good. */
export interface EntityIds {
  readonly organization: number;
  readonly project: number;
  readonly rootMasterplan: number;
  /** By community id, building name, type key, `building-number`, and the ids of the content. */
  readonly masterplans: ReadonlyMap<string, number>;
  readonly buildings: ReadonlyMap<string, number>;
  readonly types: ReadonlyMap<string, number>;
  readonly units: ReadonlyMap<string, number>;
  readonly pois: ReadonlyMap<string, number>;
  readonly apps: ReadonlyMap<string, number>;
  readonly packages: ReadonlyMap<string, number>;
}

/** The demo is the first project of its database. */
export const DEMO_PROJECT_ID = 1;

/** Numbers entities from 1 in the order of the content; the root masterplan is 1, so communities begin at 2. */
export function entityIds({ project, units }: Content): EntityIds {
  const numbered = (names: readonly string[], first = 1) =>
    new Map(names.map((name, index) => [name, first + index]));
  return {
    organization: 1,
    project: DEMO_PROJECT_ID,
    rootMasterplan: 1,
    masterplans: numbered(
      project.communities.map((community) => community.id),
      2,
    ),
    buildings: numbered(project.buildings.map((building) => building.name)),
    types: numbered(project.types.map((type) => type.key)),
    units: numbered(units.map((unit) => unitKey(unit.building, unit.number))),
    pois: numbered(project.pois.map((poi) => poi.id)),
    apps: numbered(project.apps.map((app) => app.id)),
    packages: numbered(project.packages.map((one) => one.id)),
  };
}

/** @throws {TypeError} when the content was not checked before. */
export function idOf(ids: ReadonlyMap<string, number>, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new TypeError(`The content has no ${name}`);
  return id;
}
