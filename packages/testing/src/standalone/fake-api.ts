import type { IncomingMessage, ServerResponse } from 'node:http';
import { type FilterRequest, rightsOf } from '@suite/api';
import { type FakeResponse, fakePeople, SIGNED_OUT } from './fake-people.ts';
import { type FoundOperation, findOperation } from './find-operation.ts';
import { demoPicturesByHash } from './pictures.ts';
import { recordedFilter, recordedResponses } from './recorded.ts';
import { sampleOf } from './sample.ts';

const NOT_FOUND: FakeResponse = { status: 404, body: { code: 'not-found', message: 'Not recorded' } };
const NOT_ALLOWED: FakeResponse = { status: 403, body: { code: 'not-allowed', message: 'Not yours' } };

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  try {
    return JSON.parse(Buffer.concat(chunks).toString());
  } catch {
    return null;
  }
}

/** What a good request to any operation gets: nothing where nothing is sent, else a sample of its schema. */
function sampleResponse({ operation }: FoundOperation): FakeResponse {
  const { response, status = 200 } = operation;
  // A stream without events: the status tells the page not to ask again.
  if (response === 'events') return { status: 204, body: null };
  if (response === 'file') return NOT_FOUND;
  return { status, body: response === 'nothing' ? null : sampleOf(response) };
}

/**
 * The API of a remote that runs alone, made of its operations: who may call, which bodies they take, what they respond
 * with. Reads of the catalogue give what the suite once responded about the demo project; the filter is the real one
 * over it; an account signs in with any password, and has its favourites for as long as the process runs. What is sent
 * else is taken, and nothing of it kept.
 */
export function fakeApi(): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const recorded = recordedResponses();
  const filter = recordedFilter(recorded);
  const pictures = demoPicturesByHash();
  const people = fakePeople();

  function refusalOf({ operation }: FoundOperation, body: unknown): FakeResponse | null {
    if (operation.access !== 'public' && !people.isSignedIn()) return SIGNED_OUT;
    if (rightsOf(operation.access).length > 0) return NOT_ALLOWED;
    const checked = operation.body?.safeParse(body);
    if (!checked || checked.success) return null;
    const errors = checked.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
    return { status: 400, body: { code: 'invalid-request', message: 'The request is wrong', errors } };
  }

  function responseTo(found: FoundOperation, pathname: string, body: unknown): FakeResponse {
    const refusal = refusalOf(found, body);
    if (refusal) return refusal;
    const known = people.responseTo(found.name, body);
    if (known) return known;
    if (found.name === 'filterApartments') return { status: 200, body: filter(body as FilterRequest) };
    if (recorded.has(pathname)) return { status: 200, body: recorded.get(pathname) };
    const isOfCatalogue = found.operation.method === 'GET' && found.operation.access === 'public';
    return isOfCatalogue && found.operation.response !== 'events' ? NOT_FOUND : sampleResponse(found);
  }

  return async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const picture = pictures.get(searchParams.get('v') ?? '');
    if (picture && pathname.endsWith('/file')) {
      response.setHeader('content-type', picture.type);
      response.end(picture.bytes);
      return;
    }
    const found = findOperation(request.method ?? 'GET', pathname);
    const { status, body } = found ? responseTo(found, pathname, await bodyOf(request)) : NOT_FOUND;
    response.statusCode = status;
    if (body !== null) response.setHeader('content-type', 'application/json');
    response.end(body === null ? undefined : JSON.stringify(body));
  };
}
