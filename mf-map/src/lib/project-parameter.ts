import { parseId } from '@suite/contracts';

/** `project` of the address. `wrong`: it is there but is no id. */
export type ProjectParameter =
  | { readonly kind: 'absent' }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'given'; readonly projectId: number };

export function readProjectParameter(search: URLSearchParams): ProjectParameter {
  const text = search.get('project');
  if (text === null) return { kind: 'absent' };
  const projectId = parseId(text);
  return projectId === null ? { kind: 'wrong' } : { kind: 'given', projectId };
}
