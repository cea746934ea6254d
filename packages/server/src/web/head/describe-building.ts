import type { Locale } from '@suite/contracts';
import { askedViewId, buildingTitle, isBuildingView } from '@suite/domain';
import { findBuilding } from '../../modules/buildings/service.ts';
import type { QueryContext } from '../../modules/query-context.ts';
import { pagePaths } from '../page-paths.ts';
import { firstPicture } from './first-picture.ts';
import { projectOf } from './page-base.ts';
import type { Crumb, PageHead } from './page-head.ts';
import { availabilitySentence, mapCrumb, sharePicture, shortened } from './phrases.ts';
import { type ViewAddress, viewAt } from './view-address.ts';

interface BuildingAddress extends ViewAddress {
  /** View in the query of the building's own address; null where there is none. */
  readonly asked: number | null;
}

/** @throws {RequestError} 404 for what is not published, and for a view in its path that is none of it. */
export async function describeBuilding(
  context: QueryContext,
  locale: Locale,
  { id, viewId, asked }: BuildingAddress,
): Promise<PageHead> {
  const { attributes: building } = await findBuilding(context, id);
  const views = building.media.filter(isBuildingView);
  const view = viewAt(views, isBuildingView, viewId === undefined ? askedViewId(views, asked) : viewId);
  const base = await projectOf(context, locale, building.projectId);
  const { place, project, siteName } = base;
  const { masterplanName, unitCounts } = building;
  const name = building.title || building.name;
  return {
    locale,
    siteName,
    title: `${buildingTitle(masterplanName, building)} | ${project.name}`,
    description: shortened(
      building.description ?? project.description,
      availabilitySentence(building, locale),
    ),
    picture: sharePicture([...building.media, ...project.media], name),
    first: view && firstPicture(view),
    crumbs: buildingCrumbs(locale, building),
    thing: {
      '@type': 'ApartmentComplex',
      name,
      ...place,
      numberOfAccommodationUnits: unitCounts.total,
      ...(unitCounts.available !== null && { numberOfAvailableAccommodationUnits: unitCounts.available }),
    },
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
