import type { Locale } from '@suite/contracts';
import { isPublishedRoot, landingTarget, rootMasterplanId } from '@suite/domain';
import { notFound } from '../../errors.ts';
import { findMasterplan } from '../../modules/masterplans/service.ts';
import { findProjectRow, projectRows } from '../../modules/projects/repository.ts';
import { findProject } from '../../modules/projects/service.ts';
import type { QueryContext } from '../../modules/query-context.ts';
import { arrivalCard } from './arrival-card.ts';
import { describeMap } from './describe-map.ts';
import { describeMasterplan } from './describe-masterplan.ts';
import { knownProjectId, leadingTo } from './describe-unlisted.ts';
import { partsOf } from './landing-path.ts';
import { unlisted } from './page-base.ts';
import type { PageHead } from './page-head.ts';

/**
 * `/masterplan` leads to the landing of a project: found by the address of its root masterplan, where there is one such.
 * Which project where the address names none of several, the visitor's page knows.
 * @throws {RequestError} 404 for a project of which nothing is published.
 */
export async function describeRoot(
  context: QueryContext,
  locale: Locale,
  search: URLSearchParams,
): Promise<PageHead> {
  const isNamed = search.has('project');
  const projectId = await knownProjectId(context, search);
  if (projectId === null && !isNamed) return unlisted(context, locale);
  if (projectId !== null) await findProjectRow(context, projectId);
  const landing = projectId === null ? NOTHING : await landingOf(context, projectId);
  if (isNamed && !landing.isPublished) throw notFound(`Nothing of project ${projectId} is published.`);
  if (landing.onlyRootId === null) return leadingTo(context, locale, projectId);
  const id = landing.onlyRootId;
  const head = await describeMasterplan(context, locale, { id, viewId: undefined, search });
  return { ...head, leadsTo: { masterplanId: id, projectId: isNamed ? projectId : null } };
}

const NOTHING = { isPublished: false, onlyRootId: null } as const;

async function landingOf(context: QueryContext, projectId: number) {
  const parts = await partsOf(context, projectId);
  const rootId = rootMasterplanId(parts);
  const isPublished = rootId !== null && landingTarget(rootId, parts).kind !== 'not-found';
  const [onlyRoot, ...others] = parts.masterplans.filter(isPublishedRoot);
  return { isPublished, onlyRootId: onlyRoot && others.length === 0 ? onlyRoot.id : null };
}

/** `/` opens the only project on the picture of its root masterplan, where it is to; else it is the project map. */
export async function describeLanding(
  context: QueryContext,
  locale: Locale,
  search: URLSearchParams,
): Promise<PageHead> {
  const [only, ...others] = await projectRows(context);
  if (!only?.arrival_enabled || others.length > 0) return describeMap(context, locale);
  const { onlyRootId: id } = await landingOf(context, only.id);
  if (id === null) return describeMap(context, locale);
  const address = { id, viewId: undefined, search, kind: 'arrival' } as const;
  const head = await describeMasterplan(context, locale, address);
  if (!head.first) return describeMap(context, locale);
  const [{ attributes: project }, { attributes: masterplan }] = await Promise.all([
    findProject(context, only.id),
    findMasterplan(context, id),
  ]);
  const card = await arrivalCard(context, locale, { project, masterplan, masterplanId: id });
  const leadsTo = { masterplanId: id, projectId: null };
  return { ...head, leadsTo, arrival: { defaultLanguageId: only.default_language_id, card } };
}
