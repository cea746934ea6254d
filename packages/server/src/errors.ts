/** What is not valid in a request: where it is, and a sentence about it. */
export interface ValidationIssue {
  readonly path: string;
  readonly message: string;
}

/** An error whose status, code and sentence are meant for the caller. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly statusCode: number;
  readonly code: string;
  readonly issues: readonly ValidationIssue[];
  /** What a page needs to name what the error is about. */
  readonly details: Readonly<Record<string, string>> | undefined;

  constructor(
    statusCode: number,
    code: string,
    message: string,
    issues: readonly ValidationIssue[] = [],
    details?: Readonly<Record<string, string>>,
  ) {
    super(message);
    this.statusCode = statusCode;
    this.code = code;
    this.issues = issues;
    this.details = details;
  }
}

/** 404: unknown, and equally what is not published. */
export function notFound(message: string): RequestError {
  return new RequestError(404, 'not-found', message);
}

/** A reason why the server cannot start, as one sentence for the person who starts it. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

export function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : '';
}

/** 400: a field of the body that is well formed and cannot be so. */
export function invalidField(path: string, ...sentences: readonly string[]): RequestError {
  const issues = sentences.map((message) => ({ path, message }));
  return new RequestError(400, 'invalid-request', sentences.join(' '), issues);
}
