import type { Locale } from '@suite/contracts';
import { isMasterplanView } from '@suite/domain';
import { findMasterplan } from '../../catalogue/masterplans.ts';
import type { Reading } from '../../catalogue/reading.ts';
import { pagePaths } from '../page-paths.ts';
import { firstPicture } from './first-picture.ts';
import { projectOf, unlisted } from './page-base.ts';
import type { PageHead } from './page-head.ts';
import { availabilitySentence, mapCrumb, sharePicture, shortened } from './phrases.ts';

export async function describeMasterplan(
  reading: Reading,
  locale: Locale,
  id: number,
  viewId: number | null | undefined,
): Promise<PageHead> {
  const found = await findMasterplan(reading, id).catch((error: unknown) => orUnlisted(reading, id, error));
  const base = found && (await projectOf(reading, locale, found.attributes.projectId));
  if (!found || !base) return unlisted(reading, locale);
  const { attributes: masterplan } = found;
  const { name, description, media } = masterplan;
  const { place, project, siteName } = base;
  return {
    locale,
    siteName,
    title: name === project.name ? `${name} | ${siteName}` : `${name} | ${project.name}`,
    description: shortened(description ?? project.description, availabilitySentence(masterplan, locale)),
    picture: sharePicture([...media, ...project.media], name),
    first: firstPicture(media, isMasterplanView, viewId),
    crumbs: [mapCrumb(locale), { name, path: pagePaths.masterplan({ id }) }],
    thing: { '@type': 'Place', name, ...place },
  };
}

/** A masterplan that is not published still leads to what is published in it (specification §2). */
async function orUnlisted({ db }: Reading, id: number, error: unknown): Promise<null> {
  const nested = await db
    .selectFrom('visible_masterplans')
    .select('id')
    .where('parent_id', '=', id)
    .executeTakeFirst();
  if (nested) return null;
  throw error;
}
