import type { Endpoint } from '@suite/api/client';
import { LOCALE_INFO, type Locale } from '@suite/contracts';
import { type CallOptions, call, callPath } from './call.ts';
import { unwrapList, unwrapOne } from './envelope.ts';
import { ApiError } from './error.ts';
import { type Check, listOf } from './shape.ts';

/** A read of the API: its cache key and how to get it. */
export interface Read<T> {
  readonly key: string;
  readonly load: () => Promise<T>;
}

/** @throws {ApiError} from `load`, also where the answer is not what `check` asks for. */
export function readOne<T>(operation: Endpoint, options: CallOptions = {}, check: Check = isThing): Read<T> {
  return {
    key: callPath(operation, options),
    load: async () => checked(check, unwrapOne(await call(operation, options))) as T,
  };
}

/** An answer without the thing that was asked for is a failure, or its page would wait for ever. */
const isThing: Check = (value) => typeof value === 'object' && value !== null;

/** @throws {ApiError} from `load`, also where one of the list is not what `check` asks for. */
export function readList<T>(
  operation: Endpoint,
  options: CallOptions = {},
  check: Check = isThing,
): Read<T[]> {
  return {
    key: callPath(operation, options),
    load: async () => checked(listOf(check), unwrapList(await call(operation, options))) as T[],
  };
}

function checked(check: Check, value: unknown): unknown {
  if (check(value)) return value;
  throw new ApiError(200, 'invalid-format', 'Invalid response format');
}

export function inLanguage(locale: Locale): { readonly langId: number } {
  return { langId: LOCALE_INFO[locale].languageId };
}

/**
 * Several reads as one, for a screen that needs all of them: it fails when one does. Its key is no read's own: the list
 * of a single answer is kept apart from that answer.
 */
export function readAll<T>(reads: readonly Read<T>[]): Read<T[]> {
  return {
    key: `all ${reads.map(({ key }) => key).join(' ')}`,
    load: () => Promise.all(reads.map((read) => read.load())),
  };
}
