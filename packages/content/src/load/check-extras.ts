import { POI_TYPES_OF_PARENT, type PoiParentKind } from '@suite/contracts';
import { unitKey } from '@suite/shapes';
import type { PoiEntry } from '../format/extras.ts';
import { checkMenus } from './check-menus.ts';
import type { ContentReader } from './content-reader.ts';
import type { Project } from './load-content.ts';

/** Reports points of interest, menus, packages and galleries that name what is not there. */
export function checkExtras(
  reader: ContentReader,
  file: string,
  project: Project,
  /** `building-number` of every unit; null where they are not known. */
  unitKeys: ReadonlySet<string> | null,
): void {
  const { pois, apps, packages, galleries } = project;
  for (const [list, entries] of Object.entries({ pois, apps, packages, galleries })) {
    checkUnique(
      reader,
      file,
      list,
      entries.map((entry) => entry.id),
    );
  }
  checkPois(reader, file, project, unitKeys);
  checkMenus(reader, file, project, unitKeys);
  const types = new Set(project.types.map((type) => type.key));
  packages.forEach((one, index) => {
    for (const type of one.types) {
      if (!types.has(type)) report(reader, file, ['packages', index], `${one.id}: no type ${type}.`);
    }
  });
  const pictures = new Set(pictureIds(project));
  galleries.forEach((gallery, index) => {
    for (const picture of gallery.pictures) {
      if (!pictures.has(picture))
        report(reader, file, ['galleries', index], `${gallery.id}: no picture ${picture}.`);
    }
  });
}

export function checkUnique(
  reader: ContentReader,
  file: string,
  list: string,
  names: readonly string[],
): void {
  names.forEach((name, index) => {
    if (names.indexOf(name) < index) report(reader, file, [list, index], `${name} is there twice.`);
  });
}

function report(reader: ContentReader, file: string, path: readonly PropertyKey[], message: string): void {
  reader.reportAt(file, path, message);
}

function checkPois(
  reader: ContentReader,
  file: string,
  project: Project,
  unitKeys: ReadonlySet<string> | null,
): void {
  const names: Readonly<Record<'community' | 'building' | 'unit', ReadonlySet<string> | null>> = {
    community: new Set(project.communities.map((community) => community.id)),
    building: new Set(project.buildings.map((building) => building.name)),
    unit: unitKeys,
  };
  project.pois.forEach((poi, index) => {
    const path = ['pois', index];
    const kind = parentKindOf(poi);
    if (!POI_TYPES_OF_PARENT[kind].includes(poi.type)) {
      report(reader, file, path, `${poi.id}: a ${kind} has no point of interest of type ${poi.type}.`);
    }
    if (poi.of === 'project' || poi.of === 'masterplan') return;
    const target = poiTarget(poi);
    if (names[poi.of]?.has(target) === false)
      report(reader, file, path, `${poi.id}: no ${poi.of} ${target}.`);
  });
}

function parentKindOf({ of }: PoiEntry): PoiParentKind {
  if (of === 'community') return 'masterplan';
  return of === 'unit' ? 'apartment' : of;
}

/** Name of the community, building or unit that a point of interest belongs to; a unit's is `building-number`. */
export function poiTarget(poi: Extract<PoiEntry, { of: 'community' | 'building' | 'unit' }>): string {
  if (poi.of === 'community') return poi.community;
  return poi.of === 'building' ? poi.building : unitKey(poi.building, poi.unit);
}

/** Of what a gallery may hold: a project's title image stands by itself. */
function pictureIds({ views, communities, buildings, extraImages }: Project): string[] {
  const ofTypes = extraImages.filter((image) => image.kind !== 'hero' && image.type !== undefined);
  const ofParts = [...communities, ...buildings].flatMap((part) => part.views);
  return [...views, ...ofParts, ...ofTypes].map((picture) => picture.id);
}
