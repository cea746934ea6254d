import { type DocumentOf, type Endpoint, fillPath, type InputOf, type Operation } from '@suite/api/client';
import { getProfile } from '@suite/api/endpoints';
import type { PageReads } from '@suite/contracts';
import { noteVersion, versionIn } from './catalogue-version.ts';
import { apiAddress } from './config.ts';
import { documentIn } from './document.ts';
import { type FetchOptions, fetchOnce } from './fetch-once.ts';
import { withFileAddresses } from './file-addresses.ts';
import { holdAhead, holdArrived, takeAhead } from './read-ahead.ts';
import { refreshSession } from './refresh.ts';
import { errorOf, readBlob, readJson } from './response.ts';
import { endSession } from './session.ts';
import { apiState } from './state.ts';

export type CallOptions = Pick<FetchOptions, 'idempotencyKey' | 'ifMatch' | 'signal' | 'cache'>;

/** Parameters, query and `body` of a call, whichever operation it is of. */
export type AnyInput = Readonly<Record<string, unknown>>;

export type JsonOperation = Operation & {
  readonly response: Exclude<Operation['response'], 'file' | 'events'>;
};
type FileOperation = Operation & { readonly response: 'file' };

/** What goes with an endpoint: nothing, where the operation takes nothing or can do without. */
export type InputArguments<Called extends Operation> = keyof InputOf<Called> extends never
  ? [input?: Readonly<Record<string, never>>]
  : Record<never, never> extends InputOf<Called>
    ? [input?: InputOf<Called>]
    : [input: InputOf<Called>];

/** The same, whichever operation it is of; the compiler follows no further. */
type AnyArguments = readonly [input?: AnyInput, options?: CallOptions];

/** After this long a call goes out although a refresh has no answer yet: one that hangs must not hold the page. */
const REFRESH_WAIT_MS = 5_000;

/** Path of an operation with its parameters and its query. Also the cache key of its document. */
export function callPath<Called extends Operation>(
  { path }: Endpoint<Called>,
  ...[input]: InputArguments<Called>
): string {
  return pathOf(path, (input ?? {}) as AnyInput);
}

function pathOf(path: string, { body: _body, form: _form, ...values }: AnyInput): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(values)) {
    if (value !== undefined && !path.includes(`{${key}}`)) search.set(key, String(value));
  }
  const filled = fillPath(path, values as Readonly<Record<string, string | number>>);
  return search.size > 0 ? `${filled}?${search}` : filled;
}

/** Address of a call, to be put into a link, a picture or an event source. */
export function callAddress<Called extends Operation>(
  endpoint: Endpoint<Called>,
  ...input: InputArguments<Called>
): string {
  return apiAddress(callPath(endpoint, ...input));
}

/**
 * Calls an operation and gives its document, out of its envelope; null where it sends nothing.
 * @throws {ApiError} for every response that is not 2xx, for a body that is no JSON or without what pages rely on, and
 * when nobody answers.
 */
export async function call<Called extends JsonOperation>(
  endpoint: Endpoint<Called>,
  ...given: [...InputArguments<Called>, options?: CallOptions]
): Promise<DocumentOf<Called>> {
  const [input, options] = given as readonly unknown[] as AnyArguments;
  return documentIn(endpoint, await callBody(endpoint, input, options));
}

/** A document with the tag that it was sent with; without one from a server or cache that sends none. */
export interface Tagged<Document> {
  readonly document: Document;
  readonly tag: string | undefined;
}

/** As `call`, with the tag of the response: a change names it, to be made only while that is what there is. */
export async function callTagged<Called extends JsonOperation>(
  endpoint: Endpoint<Called>,
  ...given: [...InputArguments<Called>, options?: CallOptions]
): Promise<Tagged<DocumentOf<Called>>> {
  const [input = {}, options = {}] = given as readonly unknown[] as AnyArguments;
  const { body, tag } = await askTagged(endpoint, input, options);
  return { document: documentIn(endpoint, body), tag };
}

/** Calls an operation and gives the JSON of its response as it came; null for a response without one. */
export async function callBody(
  endpoint: Endpoint,
  input: AnyInput = {},
  options: CallOptions = {},
): Promise<unknown> {
  const asked = endpoint.method === 'GET' ? takeAhead(pathOf(endpoint.path, input)) : undefined;
  return asked ?? askBody(endpoint, input, options);
}

/**
 * Asks before the page is there that will read it; the first call of the same path and query takes the response. What
 * came with the page is not asked for.
 */
export function readAhead(paths: readonly string[], come: PageReads): void {
  for (const [path, { version, body }] of Object.entries(come)) {
    noteVersion(path, version);
    holdArrived(path, withFileAddresses(body));
  }
  for (const path of paths) if (!come[path]) holdAhead(path, askBody({ method: 'GET', path }, {}, {}));
}

async function askBody(endpoint: Endpoint, input: AnyInput, options: CallOptions): Promise<unknown> {
  return (await askTagged(endpoint, input, options)).body;
}

async function askTagged(endpoint: Endpoint, input: AnyInput, options: CallOptions) {
  const response = await send(endpoint, input, options);
  const body = await readJson(endpoint.method, response, options.signal);
  if (!response.ok) throw errorOf(response, body);
  if (endpoint.method === 'GET') noteVersion(pathOf(endpoint.path, input), versionIn(response.headers));
  return { body: withFileAddresses(body), tag: response.headers.get('etag') ?? undefined };
}

/** Calls an operation that sends a file; its type is in the response. @throws {ApiError} as `call`. */
export async function callFile<Called extends FileOperation>(
  endpoint: Endpoint<Called>,
  ...given: [...InputArguments<Called>, options?: CallOptions]
): Promise<Blob> {
  const [input = {}, { signal } = {}] = given as readonly unknown[] as AnyArguments;
  const response = await send(endpoint, input, { signal, accept: '*/*' });
  if (response.ok) return readBlob(response, signal);
  throw errorOf(response, await readJson(endpoint.method, response));
}

/** A 401 is met by one refresh of the token and one repetition. */
async function send(
  { method, path, ignoresToken }: Endpoint,
  input: AnyInput,
  options: FetchOptions,
): Promise<Response> {
  const { body } = input;
  const ask = () =>
    fetchOnce(method, pathOf(path, input), { ...options, body, byCookie: ignoresToken === true });
  if (ignoresToken) return ask();
  const state = apiState();
  if (state.refreshing) await settled(state.refreshing);
  const { token } = state;
  if (token === null) state.wasAnonymous = true;
  const response = await ask();
  // A 401 of the profile says something about itself, and leads to no refresh (specification §7).
  const isRefused = response.status === 401 && path !== getProfile.path;
  if (!isRefused || !(await hasNewToken(token))) return response;
  const renewed = state.token;
  const repeated = await ask();
  // Whoever signed in meanwhile keeps the session.
  if (repeated.status === 401 && state.token === renewed) endSession('lost');
  return repeated;
}

/** Another call may have had the token refreshed while this one was on its way. */
async function hasNewToken(refused: string | null): Promise<boolean> {
  const { token } = apiState();
  return (token !== null && token !== refused) || (await refreshSession());
}

/** Whether it failed is for its caller; a call that waits finds out by itself. */
async function settled(refreshing: Promise<boolean>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, REFRESH_WAIT_MS);
  });
  await Promise.race([refreshing.catch(() => false), patience]);
  clearTimeout(timer);
}
