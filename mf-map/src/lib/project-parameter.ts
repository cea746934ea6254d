import { parseId } from '@suite/contracts';

/** `project` of the address. `invalid`: it is there but is no id. */
export type ProjectParameter =
  | { readonly kind: 'absent' }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'given'; readonly projectId: number };

export function readProjectParameter(search: URLSearchParams): ProjectParameter {
  const text = search.get('project');
  if (text === null) return { kind: 'absent' };
  const projectId = parseId(text);
  return projectId === null ? { kind: 'invalid' } : { kind: 'given', projectId };
}
