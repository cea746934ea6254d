/** What the server says of one field of a request that it refuses. */
export interface FieldError {
  /** Path of the field, as `emailAddress`. */
  readonly path: string;
  readonly message: string;
}

/** Names of what an error is about, such as the `number` and the `building` of a withdrawn unit. */
export type ErrorDetails = Readonly<Record<string, string>>;

interface ApiErrorOptions extends ErrorOptions {
  readonly fieldErrors?: readonly FieldError[];
  readonly details?: ErrorDetails;
  readonly retryAfterS?: number | null;
}

/**
 * A call that gave no usable answer. `status` 0: the network did not answer. `message` is the server's
 * sentence where there is one, `fieldErrors` what it says of single fields.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly fieldErrors: readonly FieldError[];
  readonly details: ErrorDetails;
  /** Seconds after which the server takes the request again; null where it does not say. */
  readonly retryAfterS: number | null;

  constructor(
    status: number,
    code: string,
    message: string,
    { fieldErrors = [], details = {}, retryAfterS = null, ...options }: ApiErrorOptions = {},
  ) {
    super(message, options);
    this.status = status;
    this.code = code;
    this.fieldErrors = fieldErrors;
    this.details = details;
    this.retryAfterS = retryAfterS;
  }
}

/** Whether trying again can help: not for an address that does not exist or a request that is wrong. */
export function isRetryable(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500 || error.status === 429;
}

export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && [400, 404, 410].includes(error.status);
}

/** Whether a change was refused since somebody has changed the same thing after it was read. */
export function isChangedMeanwhile(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'changed-meanwhile';
}

/** A unit that was offered, and is not any more. */
export interface WithdrawnUnit {
  readonly number: string;
  readonly building: string;
  /** What similar units are found by; null where the server does not say it. */
  readonly facts: {
    readonly area: number;
    readonly floor: number;
    readonly apartmentTypeKey: string | null;
  } | null;
}

/** The withdrawn unit that an error is about; null for any other error. */
export function withdrawnUnitOf(error: unknown): WithdrawnUnit | null {
  if (!(error instanceof ApiError) || error.status !== 410) return null;
  const { number = '', building = '', area, floor, apartmentTypeKey = null } = error.details;
  const isKnown = area !== undefined && floor !== undefined;
  const facts = isKnown ? { area: Number(area), floor: Number(floor), apartmentTypeKey } : null;
  return { number, building, facts };
}

/** Whether it is a fault of the API, whichever copy of this package says so. */
export function isCausedByApi(error: unknown): boolean {
  return error instanceof Error && error.name === 'ApiError';
}
