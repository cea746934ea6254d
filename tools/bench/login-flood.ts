import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { operationPath } from '@suite/api';
import { makeServerDatabase } from '@suite/server/testing';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { providePostgres } from './api/postgres.ts';
import type { Backend } from './api/process.ts';
import { type Figure, median, rounded } from './figure.ts';
import { BENCH_FOLDER } from './folder.ts';
import { ACCOUNTS, emailOf, PASSWORD } from './login-flood/accounts.ts';
import type { Flood } from './login-flood/flood.ts';

const GUESSES = 450;
const ROUNDS = 5;
const LASTS_MS = 5000;
/** As often as a page does the work that it is asked for. */
const MOST_PROOFS = 3;
const A_SECOND = 'value <= 1000';

/**
 * How long a login takes while 450 are tried from 450 addresses: on a device that the account knows, and on a new one, which
 * may be asked for work and does it. Then while the 450 try again as soon as they are answered.
 */
export async function* loginFloodBench(): AsyncIterable<Figure> {
  yield* backendBench({ name: 'pglite', serverUrl: null });
  const postgres = await providePostgres();
  if (!postgres) return;
  try {
    yield* backendBench({ name: 'postgresql', serverUrl: postgres.url });
  } finally {
    await postgres.stop();
  }
}

async function* backendBench({ name, serverUrl }: Backend): AsyncIterable<Figure> {
  const dataDir = path.join(BENCH_FOLDER, `login-flood-${name}`);
  await rm(dataDir, { recursive: true, force: true });
  await mkdir(dataDir, { recursive: true });
  const database = serverUrl ? await makeServerDatabase(serverUrl) : null;
  const program = path.join(import.meta.dirname, 'login-flood/server.ts');
  const env = {
    ...{ PATH: process.env.PATH, DATA_DIR: dataDir, LOG_LEVEL: 'error' },
    ...(database && { DATABASE_URL: database.url }),
  };
  const server = fork(program, { env });
  try {
    const [url] = (await once(server, 'message')) as [string];
    const people = await peopleOf(url + operationPath('logIn'));
    yield* figures(`login-flood-${name}`, people);
  } finally {
    server.kill('SIGTERM');
    await once(server, 'exit');
    await database?.drop();
  }
}

async function* figures(name: string, people: People): AsyncIterable<Figure> {
  yield* timesOf(`${name}-quiet`, await people.logInUntil(wait(LASTS_MS)));
  const burst: Times = { known: [], unknown: [] };
  let guesses = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const times = await people.logInUntil(
      people.flood({ guesses: GUESSES, forMs: 0, round }).then((count) => {
        guesses += count;
      }),
    );
    burst.known.push(...times.known);
    burst.unknown.push(...times.unknown);
  }
  yield { name: `${name}-guesses`, value: guesses / ROUNDS, unit: 'times' };
  yield* timesOf(name, burst, A_SECOND);
  let again = 0;
  const lasting = people.flood({ guesses: GUESSES, forMs: LASTS_MS, round: ROUNDS }).then((count) => {
    again = count;
  });
  const times = await people.logInUntil(lasting);
  yield { name: `${name}-again-guesses`, value: again / (LASTS_MS / 1000), unit: 'times/s' };
  yield* timesOf(`${name}-again`, times);
}

/** Milliseconds of each login. */
interface Times {
  readonly known: number[];
  readonly unknown: number[];
}

function* timesOf(name: string, { known, unknown }: Times, limit?: string): Iterable<Figure> {
  for (const [kind, times] of Object.entries({ known, unknown })) {
    yield { name: `${name}-${kind}-logins`, value: times.length, unit: 'times' };
    yield { name: `${name}-${kind}-median`, value: rounded(median(times)), unit: 'ms' };
    yield {
      name: `${name}-${kind}-longest`,
      value: rounded(Math.max(...times)),
      unit: 'ms',
      ...(limit !== undefined && { limit }),
    };
  }
}

type People = Awaited<ReturnType<typeof peopleOf>>;

async function peopleOf(address: string) {
  const half = ACCOUNTS / 2;
  const cookies: string[] = [];
  for (let index = 0; index < half; index += 1) cookies.push(await logIn(address, { index }));
  let turn = 0;
  /** One after the other until it is over; the one that is under way then counts too. */
  async function logInUntil(over: Promise<void>): Promise<Times> {
    const times: Times = { known: [], unknown: [] };
    let isOver = false;
    const one = async (kind: keyof Times) => {
      do {
        turn += 1;
        const index = turn % half;
        const startedMs = performance.now();
        await logIn(address, kind === 'known' ? { index, cookie: cookies[index] } : { index: half + index });
        times[kind].push(performance.now() - startedMs);
      } while (!isOver);
    };
    const both = [one('known'), one('unknown')];
    await over;
    isOver = true;
    await Promise.all(both);
    return times;
  }
  return { logInUntil, flood: (flood: Omit<Flood, 'address'>) => startFlood({ address, ...flood }) };
}

async function startFlood(workerData: Flood): Promise<number> {
  const worker = new Worker(new URL('./login-flood/flood.ts', import.meta.url), { workerData });
  const [[count]] = (await Promise.all([once(worker, 'message'), once(worker, 'exit')])) as [
    [number],
    unknown,
  ];
  return count;
}

interface Attempt {
  readonly index: number;
  readonly cookie?: string | undefined;
  readonly proof?: string;
}

/** Gives the cookie of the device. Every person is in a network of their own. */
async function logIn(address: string, attempt: Attempt, proofs = 0): Promise<string> {
  const { index, cookie, proof } = attempt;
  const response = await fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `198.51.${index}.1`,
      ...(cookie !== undefined && { cookie }),
    },
    body: JSON.stringify({
      email: emailOf(index),
      password: PASSWORD,
      ...(proof !== undefined && { proof }),
    }),
  });
  const body = (await response.json()) as { details?: { challenge?: string } };
  if (response.ok) {
    const device = response.headers.getSetCookie().find((one) => one.startsWith('device='));
    return device?.split(';')[0] ?? '';
  }
  if (body.details?.challenge === undefined || proofs === MOST_PROOFS)
    throw new Error(`A login was refused: ${response.status} ${JSON.stringify(body)}`);
  return logIn(address, { ...attempt, proof: await proofOf(body.details.challenge) }, proofs + 1);
}

async function proofOf(text: string): Promise<string> {
  const challenge = JSON.parse(text) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
