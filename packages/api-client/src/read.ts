import { LOCALE_INFO, type Locale, type Operation } from '@suite/contracts';
import { type CallOptions, call, callPath } from './call.ts';
import { unwrapList, unwrapOne } from './envelope.ts';
import { ApiError } from './error.ts';

/** A read of the API: its cache key and how to get it. */
export interface Read<T> {
  readonly key: string;
  readonly load: () => Promise<T>;
}

export function readOne<T>(operation: Operation, options: CallOptions = {}): Read<T> {
  return {
    key: callPath(operation, options),
    load: async () => present(unwrapOne(await call(operation, options))) as T,
  };
}

/** An answer without the thing that was asked for is a failure, or its page would wait for ever. */
function present(value: unknown): unknown {
  if (typeof value === 'object' && value !== null) return value;
  throw new ApiError(200, 'invalid-format', 'Invalid response format');
}

export function readList<T>(operation: Operation, options: CallOptions = {}): Read<T[]> {
  return {
    key: callPath(operation, options),
    load: async () => unwrapList(await call(operation, options)) as T[],
  };
}

export function inLanguage(locale: Locale): { readonly langId: number } {
  return { langId: LOCALE_INFO[locale].languageId };
}

/**
 * Several reads as one, for a screen that needs all of them: it fails when one does. Its key is never that of a
 * read: what the cache has of a single one is no list.
 */
export function readAll<T>(reads: readonly Read<T>[]): Read<T[]> {
  return {
    key: ['all', ...reads.map(({ key }) => key)].join(' '),
    load: () => Promise.all(reads.map((read) => read.load())),
  };
}
