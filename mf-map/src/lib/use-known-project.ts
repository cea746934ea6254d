import { readProjectFeatures, useRead } from '@suite/api-client';
import { useLocale } from '@suite/bus';
import type { ProjectParameter } from './project-parameter.ts';

export type KnownProject =
  | { readonly kind: 'known'; readonly projectId: number }
  /** There are none or several, and none is chosen. */
  | { readonly kind: 'none' }
  /** The address names something that is no project. */
  | { readonly kind: 'wrong' }
  | { readonly kind: 'pending'; readonly slow: boolean; readonly retry: () => void }
  | { readonly kind: 'failed'; readonly retry: () => void };

/** The project of the address, else the selected one, else the only one. */
export function useKnownProject(parameter: ProjectParameter, selectedId: number | null): KnownProject {
  const locale = useLocale();
  const asks = parameter.kind === 'absent' && selectedId === null;
  const { data, error, slow, retry } = useRead(asks ? readProjectFeatures(locale) : null);
  if (parameter.kind === 'wrong') return { kind: 'wrong' };
  const knownId = parameter.kind === 'given' ? parameter.projectId : selectedId;
  if (knownId !== null) return { kind: 'known', projectId: knownId };
  if (data) {
    const [only, ...others] = data.features;
    const isOnly = only !== undefined && others.length === 0;
    return isOnly ? { kind: 'known', projectId: only.properties.id } : { kind: 'none' };
  }
  return error === undefined ? { kind: 'pending', slow, retry } : { kind: 'failed', retry };
}
