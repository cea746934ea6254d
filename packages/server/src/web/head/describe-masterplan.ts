import type { Locale } from '@suite/contracts';
import { isMasterplanView } from '@suite/domain';
import { RequestError } from '../../errors.ts';
import { listBuildings } from '../../modules/buildings/service.ts';
import { findMasterplan, listMasterplans } from '../../modules/masterplans/service.ts';
import type { QueryContext } from '../../modules/query-context.ts';
import { pagePaths } from '../page-paths.ts';
import { partList } from '../plain/list.ts';
import { describeUnpublished } from './describe-unlisted.ts';
import { firstPicture, type PicturePageKind } from './first-picture.ts';
import { areaShapes } from './first-shapes.ts';
import { projectOf } from './page-base.ts';
import type { PageHead } from './page-head.ts';
import { availabilitySentence, mapCrumb, sharePicture, shortened } from './phrases.ts';
import { type ViewAddress, viewAt } from './view-address.ts';

interface MasterplanAddress extends ViewAddress {
  readonly search: URLSearchParams;
  /** Page that opens with its picture. */
  readonly kind?: PicturePageKind;
}

/** @throws {RequestError} 404 for what is not published and leads nowhere, and for a view that is none of it. */
export async function describeMasterplan(
  context: QueryContext,
  locale: Locale,
  { id, viewId, search, kind = 'masterplan' }: MasterplanAddress,
): Promise<PageHead> {
  const found = await findMasterplan(context, id).catch(orNothing);
  if (!found) return describeUnpublished(context, locale, id, search);
  const { attributes: masterplan } = found;
  const view = viewAt(masterplan.media, isMasterplanView, viewId);
  const base = await projectOf(context, locale, masterplan.projectId);
  const { name, description, media } = masterplan;
  const { place, project, seller, siteName } = base;
  const [masterplans, buildings] = await Promise.all([
    listMasterplans(context, { column: 'parent_id', id }),
    listBuildings(context, { column: 'masterplan_id', id }),
  ]);
  return {
    locale,
    siteName,
    seller,
    title: name === project.name ? `${name} | ${siteName}` : `${name} | ${project.name}`,
    description: shortened(description ?? project.description, availabilitySentence(masterplan, locale)),
    picture: sharePicture([...media, ...project.media], name),
    first: view && firstPicture(view, kind, areaShapes(view, { masterplans, buildings }, locale)),
    crumbs: [mapCrumb(locale), { name, path: pagePaths.masterplan({ id }) }],
    thing: { '@type': 'Place', name, ...place },
    content: partList({ masterplans, buildings }, locale),
  };
}

function orNothing(error: unknown): null {
  if (error instanceof RequestError && error.code === 'not-found') return null;
  throw error;
}
