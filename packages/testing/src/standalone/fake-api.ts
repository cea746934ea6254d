import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { type FakeResponse, fakePeople } from './fake-people.ts';
import { demoPicturesByHash } from './pictures.ts';

interface Recorded {
  readonly path: string;
  readonly body: unknown;
}

interface Unit {
  readonly id: number;
  readonly [key: string]: unknown;
}

const API = '/api/v1';
/** What a project has is what its recorded buildings have. */
const PROJECT_UNITS = '/api/v1/frontend/projects/1/apartments';
const BUILDING_UNITS = /\/buildings\/\d+\/apartments$/;
const NOT_FOUND: FakeResponse = { status: 404, body: { code: 'not-found', message: 'Not recorded' } };

interface UnitList {
  readonly data: readonly { readonly attributes: Unit }[];
}

function recorded(): ReadonlyMap<string, unknown> {
  const text = readFileSync(path.join(import.meta.dirname, 'answers.ndjson'), 'utf8');
  const responses = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Recorded);
  const lists = responses.filter((one) => BUILDING_UNITS.test(one.path)).map(({ body }) => body as UnitList);
  const units = { ...lists[0], data: lists.flatMap(({ data }) => data) };
  return new Map([...responses, { path: PROJECT_UNITS, body: units }].map((one) => [one.path, one.body]));
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  try {
    return JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** Every home of what is filtered: the recorded answers know no prices, and no rules. */
function matching(units: readonly Unit[], { entityType, entityId }: Record<string, unknown>): FakeResponse {
  const ids = units.filter((unit) => unit[`${String(entityType)}Id`] === entityId).map(({ id }) => id);
  return { status: 200, body: { matchedUnitsIds: ids, numberOfMatchedUnits: ids.length } };
}

/**
 * The API of a remote that runs alone: what the suite once answered about the demo project, the demo's pictures, and
 * an account that any password signs in to. What is sent is taken, and nothing of it kept.
 */
export function fakeApi(): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const responses = recorded();
  const pictures = demoPicturesByHash();
  const people = fakePeople();
  const units = (responses.get(PROJECT_UNITS) as UnitList).data.map((one) => one.attributes);

  async function responseTo(request: IncomingMessage, { pathname }: URL): Promise<FakeResponse> {
    const method = request.method ?? 'GET';
    const person = people(method, pathname.replace(API, ''));
    if (person) return person;
    if (method === 'GET') return responses.has(pathname) ? known(pathname) : NOT_FOUND;
    const body = await bodyOf(request);
    if (pathname.endsWith('/filter-apartments')) return matching(units, body);
    return { status: 200, body: { data: { ok: true, valid: true } } };
  }

  function known(pathname: string): FakeResponse {
    return { status: 200, body: responses.get(pathname) };
  }

  return async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const picture = pictures.get(url.searchParams.get('v') ?? '');
    if (picture && url.pathname.endsWith('/file')) {
      response.setHeader('content-type', picture.type);
      response.end(picture.bytes);
      return;
    }
    // A stream of news that has none; the status tells the page not to ask again.
    if (url.pathname.endsWith('/events')) {
      response.statusCode = 204;
      response.end();
      return;
    }
    const { status, body } = await responseTo(request, url);
    response.statusCode = status;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(body));
  };
}
