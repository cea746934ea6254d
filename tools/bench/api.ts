import { operationPath } from '@suite/contracts';
import { asRequest, FILTER_KINDS, type FilterKind, filterRequests, meanMatches } from './api/filters.ts';
import { type Load, requestsPerSecond } from './api/load.ts';
import { ENCODINGS, UNITS_PATH } from './api/messages.ts';
import { providePostgres } from './api/postgres.ts';
import { type ApiProcess, type Backend, startApi } from './api/process.ts';
import { streamDelayMs } from './api/streams.ts';
import { type Figure, rounded } from './figure.ts';

const SIZES = [400, 10_000, 100_000];
/** The size at which all is measured, the others are for the growth. */
const MAIN_SIZE = 10_000;
const PAGES = 1000;
/** Hashing a password takes long, and twenty wait for each other. */
const LOG_IN_SECONDS = 2;
const FILTER_LIMIT = 0.45;
const UNITS_LIMIT = 0.6;

/** What the API can do on a made catalogue, on the embedded database and on PostgreSQL. */
export async function* apiBench(): AsyncIterable<Figure> {
  yield* backendBench({ name: 'pglite', serverUrl: null });
  const postgres = providePostgres();
  if (!postgres) {
    console.error(
      'No figures of PostgreSQL: there is no TEST_DATABASE_URL, and PostgreSQL is not installed.',
    );
    return;
  }
  try {
    yield* backendBench({ name: 'postgresql', serverUrl: postgres.url });
  } finally {
    postgres.stop();
  }
}

/** Of one size: matches of the filters, and the seconds that one takes. */
type Cost = ReadonlyMap<FilterKind, { readonly time: number; readonly matches: number }>;

async function* backendBench(backend: Backend): AsyncIterable<Figure> {
  const costs: Cost[] = [];
  for (const units of SIZES) {
    const api = await startApi(backend, units);
    const name = `api-${backend.name}-${units}`;
    try {
      yield { name: `${name}-memory-at-rest`, value: rounded(api.memoryMB), unit: 'MB' };
      costs.push(yield* filterFigures(name, api));
      if (units === MAIN_SIZE) yield* unitListFigures(name, api);
      yield {
        name: `${name}-memory-under-load`,
        value: rounded(await api.currentMemoryMB()),
        unit: 'MB',
      };
      if (units === MAIN_SIZE) yield* pageFigures(name, api);
    } finally {
      await api.stop();
    }
  }
  yield* growthFigures(backend, costs);
}

async function* filterFigures(name: string, { url }: ApiProcess): AsyncGenerator<Figure, Cost> {
  const bodies = new Map(FILTER_KINDS.map((kind) => [kind, filterRequests(kind)]));
  const loads: Load[] = [
    { name: 'hello', url, requests: [{ path: '/healthz' }] },
    { name: 'bounds', url, requests: [{ path: `${operationPath('getFilterBounds')}?organizationId=1` }] },
    ...[...bodies].map(([kind, all]) => ({ name: `filter-${kind}`, url, requests: all.map(asRequest) })),
  ];
  const rates = await requestsPerSecond(loads);
  const hello = rates.get('hello') ?? Number.NaN;
  yield { name: `${name}-hello`, value: rounded(hello), unit: 'requests/s' };
  for (const [load, rate] of rates) {
    if (load === 'hello') continue;
    yield {
      name: `${name}-${load}`,
      value: rounded(rate),
      unit: 'requests/s',
      against: `${name}-hello`,
      ratio: rounded(rate / hello, 3),
      ...(load !== 'filter-wide' && { limit: `ratio >= ${FILTER_LIMIT}` }),
    };
  }
  const cost = new Map<FilterKind, { time: number; matches: number }>();
  for (const [kind, all] of bodies) {
    const time = 1 / (rates.get(`filter-${kind}`) ?? Number.NaN);
    cost.set(kind, { time, matches: await meanMatches(url, all) });
  }
  return cost;
}

/** The units of a building beside a bare server that sends the same bytes: as they are, and compressed. */
async function* unitListFigures(name: string, { url, bareUrls }: ApiProcess): AsyncIterable<Figure> {
  for (const encoding of ENCODINGS) {
    const headers = { 'accept-encoding': encoding };
    const rates = await requestsPerSecond([
      { name: 'bare', url: bareUrls[encoding] ?? '', requests: [{ path: '/', headers }] },
      { name: 'units', url, requests: [{ path: UNITS_PATH, headers }] },
    ]);
    const [bare = Number.NaN, units = Number.NaN] = [rates.get('bare'), rates.get('units')];
    yield { name: `${name}-bare-${encoding}`, value: rounded(bare), unit: 'requests/s' };
    yield {
      name: `${name}-units-of-building-${encoding}`,
      value: rounded(units),
      unit: 'requests/s',
      against: `${name}-bare-${encoding}`,
      ratio: rounded(units / bare, 3),
      ...(encoding === 'identity' && { limit: `ratio >= ${UNITS_LIMIT}` }),
    };
  }
}

async function* pageFigures(name: string, api: ApiProcess): AsyncIterable<Figure> {
  yield {
    name: `${name}-${PAGES}-pages-delay-p99`,
    value: rounded(await streamDelayMs(api, PAGES), 1),
    unit: 'ms',
    limit: 'value <= 1000',
  };
  yield { name: `${name}-${PAGES}-pages-memory`, value: rounded(await api.currentMemoryMB()), unit: 'MB' };
  yield* logInFigures(name, api);
}

/** Wrong passwords of unknown people: refusing them takes as long as letting known people in. */
async function* logInFigures(name: string, { url }: ApiProcess): AsyncIterable<Figure> {
  const path = operationPath('logIn');
  const request = (n: number) => ({
    method: 'POST' as const,
    path,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `nobody-${n}@example.com`, password: 'correct horse battery' }),
  });
  const first = request(0);
  const { status } = await fetch(url + path, first);
  if (status === 501) {
    console.error('No figure of logging in: it is not built.');
    return;
  }
  const requests = Array.from({ length: 1000 }, (_, n) => request(n + 1));
  const rates = await requestsPerSecond(
    [{ name: 'log-in', url, requests, mayBeRefused: true }],
    LOG_IN_SECONDS,
  );
  yield { name: `${name}-log-in`, value: rounded(rates.get('log-in') ?? Number.NaN, 1), unit: 'requests/s' };
}

/** How much more a filter takes on the largest catalogue than on the next one, beside how many more match. */
function* growthFigures(backend: Backend, costs: readonly Cost[]): Iterable<Figure> {
  const [smaller, larger] = costs.slice(-2);
  for (const kind of FILTER_KINDS) {
    const [few, many] = [smaller?.get(kind), larger?.get(kind)];
    if (!few || !many) continue;
    const name = `api-${backend.name}-filter-${kind}-growth`;
    const matches = many.matches / few.matches;
    yield { name: `${name}-of-matches`, value: rounded(matches, 2), unit: 'times' };
    yield {
      name: `${name}-of-time`,
      value: rounded(many.time / few.time, 2),
      unit: 'times',
      against: `${name}-of-matches`,
      ratio: rounded(many.time / few.time / matches, 3),
      limit: 'ratio <= 1',
    };
  }
}
