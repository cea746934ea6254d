import { listProjectFeatures } from '@suite/api/endpoints';
import { inLanguage, readOf, useRead } from '@suite/api-client';
import { useLocale } from '@suite/bus';
import type { AsyncState } from '@suite/explorer';
import type { ProjectParameter } from './project-parameter.ts';

export type KnownProject =
  | { readonly kind: 'known'; readonly projectId: number }
  /** There are none or several, and none is chosen. */
  | { readonly kind: 'none' }
  /** The address names something that is no project. */
  | { readonly kind: 'invalid' }
  /** Not known yet, or the projects could not be read. */
  | { readonly kind: 'pending'; readonly read: AsyncState<unknown> };

/** The project of the address, else the selected one, else the only one. */
export function useKnownProject(parameter: ProjectParameter, selectedId: number | null): KnownProject {
  const locale = useLocale();
  const asks = parameter.kind === 'absent' && selectedId === null;
  const read = useRead(asks ? readOf(listProjectFeatures, { type: 'geocode', ...inLanguage(locale) }) : null);
  if (parameter.kind === 'invalid') return { kind: 'invalid' };
  const knownId = parameter.kind === 'given' ? parameter.projectId : selectedId;
  if (knownId !== null) return { kind: 'known', projectId: knownId };
  if (read.data) {
    const [only, ...others] = read.data.features;
    const isOnly = only !== undefined && others.length === 0;
    return isOnly ? { kind: 'known', projectId: only.properties.id } : { kind: 'none' };
  }
  return { kind: 'pending', read };
}
