import type { DocumentOf, Endpoint } from '@suite/api/client';
import { LOCALE_INFO, type Locale } from '@suite/contracts';
import { call, callPath, callTagged, type InputArguments, type JsonOperation, type Tagged } from './call.ts';

/** A read of the API: its cache key and how to get it. */
export interface Read<T> {
  readonly key: string;
  /** `cache` is the browser's: 'reload' asks the server whatever it holds. */
  readonly load: (cache?: 'reload') => Promise<T>;
}

/** A call as a read. @throws {ApiError} from `load`, as `call` does. */
export function readOf<Called extends JsonOperation>(
  endpoint: Endpoint<Called>,
  ...input: InputArguments<Called>
): Read<DocumentOf<Called>> {
  const [values = {}] = input as readonly [values?: object];
  const ask = call as (...given: readonly unknown[]) => Promise<DocumentOf<Called>>;
  return { key: callPath(endpoint, ...input), load: (cache) => ask(endpoint, values, { cache }) };
}

/** As `readOf`, with the tag that a change of it names. */
export function taggedReadOf<Called extends JsonOperation>(
  endpoint: Endpoint<Called>,
  ...input: InputArguments<Called>
): Read<Tagged<DocumentOf<Called>>> {
  const [values = {}] = input as readonly [values?: object];
  const ask = callTagged as (...given: readonly unknown[]) => Promise<Tagged<DocumentOf<Called>>>;
  return { key: `tagged ${callPath(endpoint, ...input)}`, load: (cache) => ask(endpoint, values, { cache }) };
}

/** `langId` of the calls whose texts are in a language. */
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
    load: (cache) => Promise.all(reads.map((read) => read.load(cache))),
  };
}
