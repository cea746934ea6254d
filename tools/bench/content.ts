import { cp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { providePostgres } from './api/postgres.ts';
import { makeFolder, PICTURES, UNITS, unitTable } from './content/made-folder.ts';
import { type ContentProcess, startContentProcess } from './content/process.ts';
import { type Figure, median, rounded } from './figure.ts';
import { BENCH_FOLDER } from './folder.ts';

const FOLDER = path.join(BENCH_FOLDER, 'content');
const MADE = path.join(FOLDER, 'made');
const CHANGED = path.join(FOLDER, 'changed');
const DEMO = path.resolve(import.meta.dirname, '../../packages/content/demo');
const DEMO_UNITS = 371;
const CHANGES = 5;
const PUBLISHES = 10;
const VISITORS = 4;
/** Of calls while a project is imported or published: who waits for longer has noticed. */
const WAITING_MS = 1000;

/** Importing, changing, exporting and publishing projects, on the embedded database and on PostgreSQL with two processes. */
export async function* contentBench(): AsyncIterable<Figure> {
  await makeFolder(MADE);
  await rm(CHANGED, { recursive: true, force: true });
  await cp(MADE, CHANGED, { recursive: true });
  yield* backendBench('pglite', {}, 1);
  const postgres = await providePostgres();
  if (!postgres) return console.error('No figures of PostgreSQL: there is none.');
  const { makeServerDatabase } = await import('@suite/server/testing');
  const database = await makeServerDatabase(postgres.url);
  try {
    yield* backendBench('postgresql', { DATABASE_URL: database.url }, 2);
  } finally {
    await database.drop();
    await postgres.stop();
  }
}

async function* backendBench(
  backend: string,
  environment: Record<string, string>,
  count: number,
): AsyncIterable<Figure> {
  const processes: ContentProcess[] = [];
  try {
    for (let index = 0; index < count; index += 1) {
      const dataDir = path.join(FOLDER, `${backend}-${index}`);
      await rm(dataDir, { recursive: true, force: true });
      processes.push(await startContentProcess({ ...environment, DATA_DIR: dataDir }));
    }
    const [first] = processes;
    if (!first) return;
    yield* importFigures(`content-${backend}-demo`, first, DEMO, DEMO_UNITS);
    const projectId = yield* importFigures(`content-${backend}-${UNITS}`, first, MADE, UNITS, PICTURES);
    yield* changeFigures(`content-${backend}-${UNITS}`, first);
    const folder = path.join(FOLDER, 'exported');
    await rm(folder, { recursive: true, force: true });
    const exported = await first.ask({ kind: 'export', projectId, folder });
    yield { name: `content-${backend}-${UNITS}-export`, value: rounded(exported.ms), unit: 'ms' };
    yield* publishFigures(`content-${backend}-${UNITS}`, first, processes, projectId);
  } finally {
    for (const one of processes) await one.stop();
  }
}

async function* importFigures(
  name: string,
  server: ContentProcess,
  source: string,
  units: number,
  pictures?: number,
): AsyncGenerator<Figure, number> {
  const calls = callsDuring([server.url], '/healthz');
  const { ms, picturesMs = 0, peakMB, projectId = 0 } = await server.ask({ kind: 'import', source });
  const { slowestMs } = await calls.end();
  yield { name: `${name}-import`, value: rounded((units * 1000) / ms), unit: 'homes/s' };
  if (pictures !== undefined) {
    yield { name: `${name}-pictures`, value: rounded((pictures * 1000) / picturesMs, 1), unit: 'pictures/s' };
    yield { name: `${name}-peak-memory`, value: rounded(peakMB), unit: 'MB', limit: '<= 1000' };
  }
  yield { name: `${name}-healthz-slowest`, value: rounded(slowestMs), unit: 'ms' };
  return projectId;
}

/** One changed price, of a folder that was imported before. */
async function* changeFigures(name: string, server: ContentProcess): AsyncIterable<Figure> {
  const times: number[] = [];
  for (let index = 0; index < CHANGES; index += 1) {
    await writeFile(path.join(CHANGED, 'units.csv'), unitTable(200_000 + index));
    times.push((await server.ask({ kind: 'import', source: CHANGED })).ms);
  }
  yield { name: `${name}-one-price`, value: rounded(median(times)), unit: 'ms', limit: '<= 300' };
}

async function* publishFigures(
  name: string,
  server: ContentProcess,
  all: readonly ContentProcess[],
  projectId: number,
): AsyncIterable<Figure> {
  // Two versions, one of which is published after the other.
  await writeFile(path.join(CHANGED, 'units.csv'), unitTable(200_000, 41));
  await server.ask({ kind: 'import', source: CHANGED });
  const urls = all.map(({ url }) => url);
  const project = `/api/v1/frontend/projects/${projectId}`;
  const read = [project, `${project}/buildings`];
  const calls = callsDuring(urls, ...read);
  const times: number[] = [];
  let slowestSwitchMs = 0;
  for (let index = 0; index < PUBLISHES; index += 1) {
    const number = (index % 2) + 1;
    times.push((await server.ask({ kind: 'publish', projectId, number })).ms);
    const startedMs = performance.now();
    // Every process has read the catalogue anew when it responds; the next version follows once it has.
    await Promise.all(urls.flatMap((url) => read.map((path) => fetch(url + path))));
    slowestSwitchMs = Math.max(slowestSwitchMs, performance.now() - startedMs);
  }
  const { failed, waiting, slowestMs } = await calls.end();
  yield { name: `${name}-publish`, value: rounded(median(times)), unit: 'ms' };
  yield { name: `${name}-publish-failed`, value: failed, unit: 'requests', limit: '<= 0' };
  yield { name: `${name}-publish-waiting`, value: waiting, unit: 'requests', limit: '<= 0' };
  yield { name: `${name}-publish-slowest`, value: rounded(slowestMs), unit: 'ms' };
  yield { name: `${name}-publish-seen`, value: rounded(slowestSwitchMs), unit: 'ms', limit: '<= 2000' };
}

/** Calls that go on until the end: how many failed or waited, and how long the slowest took. */
function callsDuring(urls: readonly string[], ...paths: readonly string[]) {
  let isDone = false;
  const result = { failed: 0, waiting: 0, slowestMs: 0 };
  const call = async (turn: number) => {
    const url = `${urls[turn % urls.length]}${paths[turn % paths.length]}`;
    const startedMs = performance.now();
    const response = await fetch(url).catch(() => null);
    await response?.arrayBuffer();
    const ms = performance.now() - startedMs;
    if (!response?.ok) result.failed += 1;
    if (ms > WAITING_MS) result.waiting += 1;
    result.slowestMs = Math.max(result.slowestMs, ms);
  };
  const visitors = Array.from({ length: VISITORS }, async (_, first) => {
    for (let turn = first; !isDone; turn += 1) await call(turn);
  });
  return {
    end: async () => {
      isDone = true;
      await Promise.all(visitors);
      return result;
    },
  };
}
