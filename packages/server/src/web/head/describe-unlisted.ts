import { type Locale, parseId } from '@suite/contracts';
import { landingTarget } from '@suite/domain';
import { notFound } from '../../errors.ts';
import { findPoi } from '../../modules/pois/service.ts';
import { projectFeatures } from '../../modules/projects/service.ts';
import type { QueryContext } from '../../modules/query-context.ts';
import { partList } from '../plain/list.ts';
import { findParts, partsOf } from './landing-path.ts';
import { projectOf, unlisted } from './page-base.ts';
import type { PageHead } from './page-head.ts';

/** Id in the query. Undefined where there is none, null where what stands there is no id. */
function idOf(search: URLSearchParams, key: string): number | null | undefined {
  const text = search.get(key);
  return text === null ? undefined : parseId(text);
}

/** The project of the address, else the only one. */
export async function knownProjectId(context: QueryContext, search: URLSearchParams): Promise<number | null> {
  const given = idOf(search, 'project');
  if (given !== undefined) return given;
  const [only, ...others] = (await projectFeatures(context)).features;
  return only && others.length === 0 ? only.id : null;
}

/**
 * A masterplan that is not published stands for what is published below it, looked for in its project as its page does.
 * @throws {RequestError} 404 where there is nothing.
 */
export async function describeUnpublished(
  context: QueryContext,
  locale: Locale,
  id: number,
  search: URLSearchParams,
): Promise<PageHead> {
  const projectId = await knownProjectId(context, search);
  const target = projectId === null ? null : landingTarget(id, await partsOf(context, projectId));
  if (!target || target.kind === 'not-found') throw notFound(`There is no published masterplan ${id}.`);
  return leadingTo(context, locale, projectId);
}

/** A page in whose place scripts show what is published of a project. */
export async function leadingTo(
  context: QueryContext,
  locale: Locale,
  projectId: number | null,
): Promise<PageHead> {
  const plain = await unlisted(context, locale);
  if (projectId === null) return plain;
  const { seller } = await projectOf(context, locale, projectId);
  return { ...plain, seller, content: partList(await findParts(context, projectId), locale) };
}

/** @throws {RequestError} 404 for a point of interest that is not there, or not published. */
export async function describePoi(
  context: QueryContext,
  locale: Locale,
  search: URLSearchParams,
): Promise<PageHead> {
  const id = idOf(search, 'poi');
  if (id === null) throw notFound('The address names no point of interest.');
  if (id !== undefined) await findPoi(context, id);
  return unlisted(context, locale);
}
