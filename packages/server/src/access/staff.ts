import { allowedProjectIds, isAllowedOn, isAllowedSomewhere, isStaffOf, type Viewer } from '@suite/access';
import { type Operation, type OperationName, operations, rightsOf } from '@suite/api';
import type { Right } from '@suite/contracts';
import { notFound, RequestError } from '../errors.ts';

/** What of a request decides whether it is allowed. */
export interface AccessRequest {
  readonly operation: OperationName;
  readonly viewer: Viewer;
  readonly body: unknown;
}

/** Whether the operation is for people with a right, and reads what is not published too. */
export function isForStaff(name: OperationName): boolean {
  return rightsOf(operations[name].access).length > 0;
}

/** Before anything of the request is looked at. @throws {RequestError} 401, 403 */
export function checkAccess(name: OperationName, viewer: Viewer): void {
  if (operations[name].access === 'public') return;
  if (viewer.kind === 'anonymous') throw notSignedIn();
  const rights = rightsOf(operations[name].access);
  if (rights.length > 0 && !rights.some((right) => isAllowedSomewhere(viewer, right))) throw notAllowed();
}

/** Projects on which the person may call the operation. */
export function ownProjectIds({ operation, viewer }: AccessRequest): readonly number[] {
  return rightsOf(operations[operation].access).flatMap((right) => allowedProjectIds(viewer, right));
}

/**
 * That the person may do on this project what is asked for.
 * @throws {RequestError} 403; 404 to whoever does not work for the project: that it exists is not told.
 */
export function requireAccess(
  request: AccessRequest,
  projectId: number | null,
  unknown = `You have no project ${projectId}.`,
): asserts projectId is number {
  if (projectId === null || !isStaffOf(request.viewer, projectId)) throw notFound(unknown);
  const { viewer } = request;
  const changed = rightsToChange(request);
  const isAllowed =
    ownProjectIds(request).includes(projectId) &&
    changed.every((right) => isAllowedOn(viewer, right, projectId));
  if (!isAllowed) throw notAllowed();
}

/** Rights that the fields of the body take, where they take their own. */
function rightsToChange({ operation, body }: AccessRequest): readonly Right[] {
  const { access }: Operation = operations[operation];
  if (typeof access === 'string' || typeof body !== 'object' || body === null) return [];
  return Object.entries(access).flatMap(([field, right]) => (field in body ? [right] : []));
}

function notAllowed(): RequestError {
  return new RequestError(403, 'not-allowed', 'You may not do this.');
}

export function notSignedIn(): RequestError {
  return new RequestError(401, 'not-signed-in', 'Please log in.');
}
