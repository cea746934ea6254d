import { type Operation, rightsOf } from './operation.ts';

/** Every status that an operation can respond with. */
export interface Statuses {
  readonly success: readonly number[];
  readonly errors: readonly number[];
}

/** They follow from the definition, but for those that it names in `otherStatus` and `errors`. */
export function statusesOf(operation: Operation): Statuses {
  return { success: successesOf(operation), errors: errorsOf(operation) };
}

function successesOf({ method, status = 200, otherStatus, response, file }: Operation): number[] {
  // What is read has a tag, so that it need not be sent twice; a stream has none.
  const isTagged = method === 'GET' && response !== 'events';
  return sorted([status, otherStatus, file?.inParts && 206, isTagged && 304]);
}

function errorsOf(operation: Operation): number[] {
  const { method, access, params, file, rateLimit, ignoresToken, ifMatch, errors = [] } = operation;
  const takesBody = method !== 'GET';
  return sorted([
    // Parameters, query and body are checked, and every query that an operation does not take is refused.
    400,
    // A token that has ended is refused, also where none is needed.
    !ignoresToken && 401,
    rightsOf(access).length > 0 && 403,
    // What is not there, not published, or of somebody else's project.
    (params !== undefined || access === 'member') && 404,
    ifMatch !== undefined && 412,
    takesBody && 413,
    takesBody && 415,
    file?.inParts && 416,
    rateLimit && 429,
    500,
    503,
    ...errors,
  ]);
}

function sorted(statuses: readonly (number | false | undefined)[]): number[] {
  const given = statuses.filter((one) => typeof one === 'number');
  return [...new Set(given)].toSorted((a, b) => a - b);
}
