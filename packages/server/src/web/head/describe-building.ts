import type { Unit } from '@suite/api';
import type { Locale } from '@suite/contracts';
import {
  askedViewId,
  buildingTitle,
  compareUnitNumbers,
  filterableUnits,
  isBuildingView,
} from '@suite/domain';
import { findBuilding } from '../../modules/buildings/service.ts';
import type { QueryContext } from '../../modules/query-context.ts';
import { listUnits } from '../../modules/units/service.ts';
import { pagePaths } from '../page-paths.ts';
import { unitTable } from '../plain/unit-table.ts';
import { firstPicture } from './first-picture.ts';
import { unitShapes } from './first-shapes.ts';
import { projectOf } from './page-base.ts';
import type { Crumb, PageHead } from './page-head.ts';
import { availabilitySentence, mapCrumb, sharePicture, shortened } from './phrases.ts';
import { type ViewAddress, viewAt } from './view-address.ts';

interface BuildingAddress extends ViewAddress {
  /** View in the query of the building's own address; null where there is none. */
  readonly asked: number | null;
  /** Part of its units, from 1, for who runs no script. */
  readonly page: number;
}

/** @throws {RequestError} 404 for what is not published, and for a view in its path that is none of it. */
export async function describeBuilding(
  context: QueryContext,
  locale: Locale,
  { id, viewId, asked, page }: BuildingAddress,
): Promise<PageHead> {
  const { attributes: building } = await findBuilding(context, id);
  const views = building.media.filter(isBuildingView);
  const view = viewAt(views, isBuildingView, viewId === undefined ? askedViewId(views, asked) : viewId);
  const base = await projectOf(context, locale, building.projectId);
  const { place, project, seller, siteName } = base;
  const { masterplanName, unitCounts } = building;
  const name = building.title || building.name;
  const units = await listUnits(context, { column: 'building_id', id });
  const sorted = filterableUnits(units.map(({ attributes }) => attributes)).toSorted((a, b) =>
    compareUnitNumbers(a.name, b.name),
  );
  const address = { buildingId: id, masterplanId: building.masterplansId };
  const pathOf = (unit: Unit) => pagePaths.apartment({ ...address, id: unit.id });
  return {
    locale,
    siteName,
    seller,
    title: `${buildingTitle(masterplanName, building)} | ${project.name}`,
    description: shortened(
      building.description ?? project.description,
      availabilitySentence(building, locale),
    ),
    picture: sharePicture([...building.media, ...project.media], name),
    first:
      view &&
      firstPicture(
        view,
        'building',
        unitShapes(
          view,
          units.map(({ attributes }) => attributes),
          { locale, pathOf },
        ),
      ),
    crumbs: buildingCrumbs(locale, building),
    thing: {
      '@type': 'ApartmentComplex',
      name,
      ...place,
      numberOfAccommodationUnits: unitCounts.total,
      ...(unitCounts.available !== null && { numberOfAvailableAccommodationUnits: unitCounts.available }),
    },
    content: unitTable(
      {
        units: sorted,
        page,
        path: pagePaths.building({ ...address, id }),
        pathOf,
      },
      locale,
    ),
  };
}

type Building = Awaited<ReturnType<typeof findBuilding>>['attributes'];

/** The way to a building, itself last. */
export function buildingCrumbs(locale: Locale, building: Building): Crumb[] {
  const { id, masterplanName, masterplansId, name, title } = building;
  return [
    mapCrumb(locale),
    { name: masterplanName ?? '', path: pagePaths.masterplan({ id: masterplansId }) },
    { name: title || name, path: pagePaths.building({ id, masterplanId: masterplansId }) },
  ];
}
