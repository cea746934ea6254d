/** One problem of a request: where it is, and a sentence about it. */
export interface Problem {
  readonly path: string;
  readonly message: string;
}

/** An error whose status, code and sentence are meant for the caller. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly statusCode: number;
  readonly code: string;
  readonly problems: readonly Problem[];

  constructor(statusCode: number, code: string, message: string, problems: readonly Problem[] = []) {
    super(message);
    this.statusCode = statusCode;
    this.code = code;
    this.problems = problems;
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
