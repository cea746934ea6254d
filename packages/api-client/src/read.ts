import type { DocumentOf, Endpoint } from '@suite/api/client';
import { LOCALE_INFO, type Locale } from '@suite/contracts';
import { call, callPath, callTagged, type InputArguments, type JsonOperation, type Tagged } from './call.ts';
import { documentIn } from './document.ts';
import { peekArrived, takeAhead } from './read-ahead.ts';

/** A read of the API: its cache key and how to get it. */
export interface Read<T> {
  readonly key: string;
  /** `cache` is the browser's: 'reload' asks the server whatever it holds. */
  readonly load: (cache?: 'reload') => Promise<T>;
  /** What was asked for before the page was there that reads it. */
  readonly ahead?: Ahead<T>;
}

interface Ahead<T> {
  /** The answer, where it is there already. */
  readonly peek: () => T | undefined;
  /** It is given once. */
  readonly take: () => void;
}

/** A call as a read. @throws {ApiError} from `load`, as `call` does. */
export function readOf<Called extends JsonOperation>(
  endpoint: Endpoint<Called>,
  ...input: InputArguments<Called>
): Read<DocumentOf<Called>> {
  const [values = {}] = input as readonly [values?: object];
  const ask = call as (...given: readonly unknown[]) => Promise<DocumentOf<Called>>;
  const key = callPath(endpoint, ...input);
  return {
    key,
    load: (cache) => ask(endpoint, values, { cache }),
    ahead: { peek: () => arrivedDocument(key, endpoint), take: () => void takeAhead(key) },
  };
}

function arrivedDocument<Called extends JsonOperation>(path: string, endpoint: Endpoint<Called>) {
  const body = peekArrived(path);
  try {
    return body === undefined ? undefined : documentIn(endpoint, body);
  } catch {
    // What it is not, the call says that takes it.
    return undefined;
  }
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
    ahead: {
      peek: () => {
        const documents = reads.map(({ ahead }) => ahead?.peek());
        return documents.every((document) => document !== undefined) ? documents : undefined;
      },
      take: () => {
        for (const { ahead } of reads) ahead?.take();
      },
    },
  };
}
