import { RequestError } from '../../errors.ts';

/** 400: a field of the body that is well formed and cannot be so. */
export function wrongField(path: string, ...sentences: readonly string[]): RequestError {
  const problems = sentences.map((message) => ({ path, message }));
  return new RequestError(400, 'invalid-request', sentences.join(' '), problems);
}
