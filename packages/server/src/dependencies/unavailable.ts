import { isLostConnection } from '../database/lost-connection.ts';
import { codeOf, RequestError } from '../errors.ts';

/** What this server works with, and can be away while it runs. */
export const DEPENDENCY_NAMES = ['database', 'releases', 'media', 'mail', 'geocoder', 'disk'] as const;
export type DependencyName = (typeof DEPENDENCY_NAMES)[number];

/** A dependency did not respond in time, or was not asked because it did not the last times. */
export class UnavailableError extends Error {
  override readonly name = 'UnavailableError';
  readonly dependency: DependencyName;

  constructor(dependency: DependencyName, options?: ErrorOptions) {
    super(`The dependency ${dependency} does not respond`, options);
    this.dependency = dependency;
  }
}

export const UNAVAILABLE = 'unavailable';
/** Before the database is open. */
export const STARTING = 'starting';

export function starting(): RequestError {
  return new RequestError(503, STARTING, 'The server is starting. Please try again in a moment.');
}

/** A statement that took too long, and a disk that is full, of the database or of this machine. */
const SHORTAGES: readonly string[] = ['57014', '53100', 'ENOSPC', 'EDQUOT'];

/** Whether something that the server works with is away, rather than that what was asked of it is wrong. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof UnavailableError || isLostConnection(error)) return true;
  if (SHORTAGES.includes(codeOf(error))) return true;
  return error instanceof RequestError && error.code === STARTING;
}
