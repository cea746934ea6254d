import { isAllowed } from '@suite/access';
import { type OperationName, operations, rightsOf } from '@suite/api';
import type { RoleName } from '@suite/contracts';
import type { Identity } from './identities.ts';

function mayCall(role: RoleName, name: OperationName): boolean {
  return rightsOf(operations[name].access).some((right) => isAllowed([role], right));
}

/** Status of an operation that takes a right, about project 1, which all staff is on: `good` for whom the policy lets. */
export function ofOwn(identity: Identity, name: OperationName, good: number): number {
  if (identity === 'anonymous') return 401;
  return mayCall(identity, name) ? good : 403;
}

/** Status about a project that the super admin alone is staff of; for other staff it is not there. */
export function ofForeign(identity: Identity, name: OperationName, good: number): number {
  return ofOwn(identity, name, identity === 'super_admin' ? good : 404);
}
