import { VersionError } from './remote-error.ts';

/** @throws {VersionError} `slow` when there is no answer within the time. */
export async function withinTime<T>(promise: Promise<T>, limitMs: number, what: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new VersionError('slow', `${what} did not answer within ${limitMs} ms`)),
      limitMs,
    );
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
