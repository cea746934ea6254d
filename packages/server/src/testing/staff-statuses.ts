import type { Identity } from './identities.ts';

const REFUSED: Partial<Record<Identity, number>> = { anonymous: 401, user: 403, sales_agent: 403 };

/** Status of an operation for staff, about project 1, which editor and admin are on: `good` for those. */
export function ofOwn(identity: Identity, good: number): number {
  return REFUSED[identity] ?? good;
}

/** Status about a project that the super admin alone is on; for other staff it is not there. */
export function ofForeign(identity: Identity, good: number): number {
  return REFUSED[identity] ?? (identity === 'super_admin' ? good : 404);
}
