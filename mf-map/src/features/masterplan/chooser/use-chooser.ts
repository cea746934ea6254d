import type { Building, Masterplan, Project } from '@suite/api';
import { getProject, listProjectBuildings, listProjectMasterplans } from '@suite/api/endpoints';
import { inLanguage, isNotFound, readOf, useRead } from '@suite/api-client';
import { $projectId, useLocale } from '@suite/bus';
import type { Locale } from '@suite/contracts';
import { landingTarget } from '@suite/domain';
import { type AsyncState, joinStates } from '@suite/explorer';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { FOLLOW_COUNTS } from '../../../lib/counts/follow-counts.ts';
import { landingPath } from '../../../lib/landing.ts';
import { readProjectParameter } from '../../../lib/project-parameter.ts';
import { type KnownProject, useKnownProject } from '../../../lib/use-known-project.ts';
import { type MasterplanChild, masterplanChildren } from '../model/children.ts';

/** What stands at the address of a masterplan that the API does not know. */
export type Chooser =
  /** Not known yet, or what it depends on could not be read. */
  | { readonly kind: 'pending'; readonly read: AsyncState<unknown> }
  /** It is not published and has one thing to show. */
  | { readonly kind: 'elsewhere'; readonly path: string }
  /** It is not published and has several. */
  | { readonly kind: 'chooser'; readonly project: Project; readonly items: readonly MasterplanChild[] }
  | { readonly kind: 'not-found' };

interface Parts {
  readonly project: Project;
  readonly masterplans: readonly Masterplan[];
  readonly buildings: readonly Building[];
}

/** By the landing rule, with what is published below the masterplan. */
export function chooserOf(id: number, parts: Parts, locale: Locale): Chooser {
  const { project, masterplans, buildings } = parts;
  const target = landingTarget(id, parts);
  if (target.kind !== 'masterplan' || target.id !== id) {
    const path = landingPath(target, locale);
    return path === null ? { kind: 'not-found' } : { kind: 'elsewhere', path };
  }
  const items = masterplanChildren({
    masterplanId: id,
    mode: 'communities',
    nested: masterplans.filter(({ parentId }) => parentId === id),
    own: buildings.filter(({ masterplansId }) => masterplansId === id),
    all: null,
    locale,
  });
  return { kind: 'chooser', project, items };
}

/** Without a project there is nothing to look through. */
function beforeProject(known: Exclude<KnownProject, { kind: 'known' }>): Chooser {
  return known.kind === 'pending' ? known : { kind: 'not-found' };
}

/** Looks for what is published below a masterplan that the API does not know. */
export function useChooser(id: number): Chooser {
  const locale = useLocale();
  const [search] = useSearchParams();
  const [selected] = useState(() => $projectId.get());
  const known = useKnownProject(readProjectParameter(search), selected);
  const projectId = known.kind === 'known' ? known.projectId : null;
  const project = useRead(
    projectId === null ? null : readOf(getProject, { projectId, ...inLanguage(locale) }),
    FOLLOW_COUNTS,
  );
  const masterplans = useRead(
    projectId === null ? null : readOf(listProjectMasterplans, { projectId, ...inLanguage(locale) }),
    FOLLOW_COUNTS,
  );
  const buildings = useRead(
    projectId === null ? null : readOf(listProjectBuildings, { projectId, ...inLanguage(locale) }),
    FOLLOW_COUNTS,
  );
  const read = joinStates([project, masterplans, buildings]);
  if (known.kind !== 'known') return beforeProject(known);
  if (isNotFound(read.error)) return { kind: 'not-found' };
  if (!read.data) return { kind: 'pending', read };
  const [ofId, below, buildingsBelow] = read.data;
  return chooserOf(id, { project: ofId, masterplans: below, buildings: buildingsBelow }, locale);
}
