import { operationPath } from '@suite/api';
import { asRequest, FILTER_KINDS, type FilterKind, filterRequests, meanMatches } from './api/filters.ts';
import { type Load, measureInTurn, type Rounds } from './api/load.ts';
import { ENCODINGS, UNITS_PATH } from './api/messages.ts';
import { providePostgres } from './api/postgres.ts';
import { type ApiProcess, type Backend, startApi } from './api/process.ts';
import { streamDelayMs } from './api/streams.ts';
import { type Figure, rounded } from './figure.ts';

const SMALLER_SIZE = 10_000;
const LARGER_SIZE = 100_000;
const SIZES = [400, SMALLER_SIZE, LARGER_SIZE];
/** The size at which all is measured, the others are for the growth. */
const MAIN_SIZE = SMALLER_SIZE;
const PAGES = 1000;
/** Hashing a password takes long, and twenty wait for each other. */
const LOG_IN_SECONDS = 2;
const LOG_IN_ROUNDS = 3;
const FILTER_LIMIT = 0.45;
/** A tenth more than the matches is what hello-world, which knows of no units, differs by between two servers. */
const GROWTH_LIMIT = 1.1;
const UNITS_LIMIT = 0.6;

/** What the API can do on a made catalogue, on the embedded database and on PostgreSQL. */
export async function* apiBench(): AsyncIterable<Figure> {
  yield* backendBench({ name: 'pglite', serverUrl: null });
  const postgres = await providePostgres();
  if (!postgres) {
    console.error(
      'No figures of PostgreSQL: there is no TEST_DATABASE_URL, and PostgreSQL is not installed.',
    );
    return;
  }
  try {
    yield* backendBench({ name: 'postgresql', serverUrl: postgres.url });
  } finally {
    await postgres.stop();
  }
}

/** A server with so many units, while it runs beside those of the other sizes. */
interface SizedApi {
  readonly units: number;
  readonly api: ApiProcess;
}

async function* backendBench(backend: Backend): AsyncIterable<Figure> {
  const started: SizedApi[] = [];
  try {
    for (const units of SIZES) started.push({ units, api: await startApi(backend, units) });
    // The first filters wait for the units to be read; what is measured then is warm.
    const matches = await matchesOf(started);
    const rounds = await measureInTurn(loadsOf(started));
    yield* growthFigures(backend, matches, rounds);
    for (const { units, api } of started) {
      const name = `api-${backend.name}-${units}`;
      yield { name: `${name}-memory-at-rest`, value: rounded(api.memoryMB), unit: 'MB' };
      yield* besideHello(name, units, rounds);
      if (units === MAIN_SIZE) yield* unitListFigures(name, rounds);
      const underLoad = await api.currentMemoryMB();
      yield { name: `${name}-memory-under-load`, value: rounded(underLoad), unit: 'MB' };
      if (units === MAIN_SIZE) yield* pageFigures(name, api);
    }
  } finally {
    for (const { api } of started) await api.stop();
  }
}

type Requests = Load['requests'];

const BESIDE_HELLO: Readonly<Record<string, Requests>> = {
  bounds: [{ path: `${operationPath('getFilterBounds')}?organizationId=1` }],
  ...Object.fromEntries(FILTER_KINDS.map((kind) => [`filter-${kind}`, filterRequests(kind).map(asRequest)])),
};

const nameOf = (units: number, load: string) => `${load} of ${units}`;

/** Each request on all sizes, one size after the other; then what is measured on one of them. */
function loadsOf(started: readonly SizedApi[]): Load[] {
  const all: Readonly<Record<string, Requests>> = { hello: [{ path: '/healthz' }], ...BESIDE_HELLO };
  return [
    ...Object.entries(all).flatMap(([load, requests]) =>
      started.map(({ units, api: { url, processorSeconds } }) => ({
        name: nameOf(units, load),
        url,
        requests,
        processorSeconds,
      })),
    ),
    ...started.filter(({ units }) => units === MAIN_SIZE).flatMap(({ api }) => unitListLoads(api)),
  ];
}

/** The units of a building, as they are and compressed, each beside a bare server that sends the same bytes. */
function unitListLoads({ url, bareUrls }: ApiProcess): Load[] {
  return ENCODINGS.flatMap((encoding) => {
    const headers = { 'accept-encoding': encoding };
    return [
      { name: `bare-${encoding}`, url: bareUrls[encoding] ?? '', requests: [{ path: '/', headers }] },
      { name: `units-${encoding}`, url, requests: [{ path: UNITS_PATH, headers }] },
    ];
  });
}

function* besideHello(name: string, units: number, rounds: Rounds): Iterable<Figure> {
  const hello = nameOf(units, 'hello');
  yield { name: `${name}-hello`, value: rounded(rounds.of('requestsPerSecond', hello)), unit: 'requests/s' };
  for (const load of Object.keys(BESIDE_HELLO)) {
    yield {
      name: `${name}-${load}`,
      value: rounded(rounds.of('requestsPerSecond', nameOf(units, load))),
      unit: 'requests/s',
      against: `${name}-hello`,
      ratio: rounded(rounds.ratio('requestsPerSecond', nameOf(units, load), hello), 3),
      ...(load !== 'filter-wide' && { limit: `ratio >= ${FILTER_LIMIT}` }),
    };
  }
}

function* unitListFigures(name: string, rounds: Rounds): Iterable<Figure> {
  for (const encoding of ENCODINGS) {
    const [bare, units] = [`bare-${encoding}`, `units-${encoding}`];
    yield {
      name: `${name}-${bare}`,
      value: rounded(rounds.of('requestsPerSecond', bare)),
      unit: 'requests/s',
    };
    yield {
      name: `${name}-units-of-building-${encoding}`,
      value: rounded(rounds.of('requestsPerSecond', units)),
      unit: 'requests/s',
      against: `${name}-${bare}`,
      ratio: rounded(rounds.ratio('requestsPerSecond', units, bare), 3),
      limit: `ratio >= ${UNITS_LIMIT}`,
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
  const requests = Array.from({ length: 1000 }, (_, n) => ({
    method: 'POST' as const,
    path: operationPath('logIn'),
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `nobody-${n}@example.com`, password: 'correct horse battery' }),
  }));
  const load = { name: 'log-in', url, requests, mayBeRefused: true };
  const rounds = await measureInTurn([load], LOG_IN_SECONDS, LOG_IN_ROUNDS);
  yield {
    name: `${name}-log-in`,
    value: rounded(rounds.of('requestsPerSecond', 'log-in'), 1),
    unit: 'requests/s',
  };
}

/** Units that match a filter of a kind on average, by the size of the catalogue. */
type Matches = ReadonlyMap<FilterKind, ReadonlyMap<number, number>>;

async function matchesOf(started: readonly SizedApi[]): Promise<Matches> {
  const all = new Map<FilterKind, Map<number, number>>();
  for (const kind of FILTER_KINDS) {
    const bySize = new Map<number, number>();
    for (const { units, api } of started) bySize.set(units, await meanMatches(api.url, filterRequests(kind)));
    all.set(kind, bySize);
  }
  return all;
}

/**
 * How much more of the processor a filter takes on the largest catalogue than on the next one, beside how many more
 * match; the database is asked the same whatever the size.
 */
function* growthFigures(backend: Backend, matches: Matches, rounds: Rounds): Iterable<Figure> {
  const costGrowth = (load: string) =>
    rounds.ratio('processorSeconds', nameOf(LARGER_SIZE, load), nameOf(SMALLER_SIZE, load));
  const control = rounded(costGrowth('hello'), 2);
  yield { name: `api-${backend.name}-hello-growth-of-cost`, value: control, unit: 'times' };
  for (const [kind, bySize] of matches) {
    const name = `api-${backend.name}-filter-${kind}-growth`;
    const more = (bySize.get(LARGER_SIZE) ?? Number.NaN) / (bySize.get(SMALLER_SIZE) ?? Number.NaN);
    const load = `filter-${kind}`;
    const cost = costGrowth(load);
    const time = rounds.ratio('requestsPerSecond', nameOf(SMALLER_SIZE, load), nameOf(LARGER_SIZE, load));
    yield { name: `${name}-of-matches`, value: rounded(more, 2), unit: 'times' };
    yield { name: `${name}-of-time`, value: rounded(time, 2), unit: 'times' };
    yield {
      name: `${name}-of-cost`,
      value: rounded(cost, 2),
      unit: 'times',
      against: `${name}-of-matches`,
      ratio: rounded(cost / more, 2),
      limit: `ratio <= ${GROWTH_LIMIT}`,
    };
  }
}
