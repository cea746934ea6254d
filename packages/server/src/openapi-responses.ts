import { apiError, type Operation, statusesOf } from '@suite/api';
import { z } from 'zod';
import { responseSchema } from './operations/response-schema.ts';

interface ContentResponse {
  readonly description: string;
  readonly content: Readonly<Record<string, { readonly schema: z.ZodType }>>;
}

const ERROR_ID = 'Error';

/** By its id every error names the one component. */
const ERROR = apiError.meta({ id: ERROR_ID });

/** The body of every error. */
export const ERROR_COMPONENT = { [ERROR_ID]: responseSchema(apiError) };

const DESCRIPTIONS: Readonly<Record<number, string>> = {
  200: 'Done',
  201: 'Made',
  202: 'Accepted; the rest is done afterwards',
  204: 'Done, nothing is sent',
  206: 'The part of the file that was asked for (Range)',
  304: 'Not modified since the named tag (If-None-Match)',
  400: 'Parameters, query or body are not valid',
  401: 'Nobody is signed in, or not any more',
  403: 'Signed in, and not allowed',
  404: 'Not there, not published, or of a project of somebody else',
  409: 'Cannot be done as things stand',
  410: 'Is not offered any more',
  412: 'It was changed since the tag that If-Match names was read',
  413: 'The body is too large',
  415: 'The body is of another type',
  416: 'The file has no such part',
  429: 'Too many requests; Retry-After says how many seconds to wait',
  500: 'An error of the server',
  502: 'A service that the server asks does not respond as it should',
  503: 'The server starts or is busy',
};

const WITHOUT_CONTENT: readonly number[] = [204, 304];

/** Responses of an operation that have content, by their status. */
export function contentResponses(operation: Operation): Record<string, ContentResponse> {
  const { success, errors } = statusesOf(operation);
  const errorContent = { 'application/json': { schema: ERROR } };
  return Object.fromEntries([
    ...success
      .filter((status) => !WITHOUT_CONTENT.includes(status))
      .map((status) => [status, describe(status, contentOf(operation))]),
    ...errors.map((status) => [status, describe(status, errorContent)]),
  ]);
}

/** Those without content, as the documentation's plugin takes them. */
export function emptyResponses(operation: Operation): Record<string, object> {
  const empty = statusesOf(operation).success.filter((status) => WITHOUT_CONTENT.includes(status));
  return Object.fromEntries(empty.map((status) => [status, { type: 'null', description: textOf(status) }]));
}

function describe(status: number, content: ContentResponse['content']): ContentResponse {
  return { description: textOf(status), content };
}

function textOf(status: number): string {
  const text = DESCRIPTIONS[status];
  if (text === undefined) throw new TypeError(`There is no description of the status ${status}`);
  return text;
}

function contentOf({ response, file }: Operation): ContentResponse['content'] {
  if (response === 'events') return { 'text/event-stream': { schema: z.string() } };
  if (typeof response !== 'string') return { 'application/json': { schema: response } };
  return Object.fromEntries((file?.types ?? []).map((type) => [type, { schema: schemaOfFile(type) }]));
}

function schemaOfFile(type: string): z.ZodType {
  if (type === 'application/json') return z.looseObject({});
  return type.startsWith('text/') ? z.string() : z.file();
}
