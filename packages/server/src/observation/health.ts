import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { breakerOf, type Database } from '../database/connection.ts';
import { withinDeadline } from '../database/guarded-pool.ts';
import type { Dependencies } from '../dependencies/dependencies.ts';
import type { BreakerState, DependencyReport } from '../dependencies/dependency.ts';
import type { TrustReport } from '../dependencies/trusted-document.ts';
import type { DependencyName } from '../dependencies/unavailable.ts';
import { once } from './once.ts';

const PROBE_TIMEOUT_MS = 1000;
const PROBE_CACHE_MS = 1000;

/** What a server says of what it works with. */
interface Health {
  readonly status: 'ready' | 'starting' | 'no database' | 'no release';
  readonly dependencies: Readonly<Record<string, DependencyHealth>>;
  /** Whether what lies in the release store counts; left out where no front end is served. */
  readonly releases?: TrustReport;
}

interface DependencyHealth {
  readonly state: 'up' | 'away' | 'starting';
  readonly breaker: BreakerState;
  readonly awaySince: string | null;
}

export interface HealthSource {
  /** Null until it is open. */
  readonly database: () => Database | null;
  readonly dependencies: Dependencies;
  /** Whether there are copies of the catalogue to show without the database. */
  readonly hasCopies: () => boolean;
  /** Reads the discovery document, or its copy; null where no front end is served. */
  readonly readDocument: (() => Promise<unknown>) | null;
  /** Asks the store of media for something; null where it is on the disk of this machine. */
  readonly probeMedia: (() => Promise<unknown>) | null;
  /** What is said of the release store; null where no front end is served. */
  readonly trust: () => TrustReport | null;
  /** Null where nothing is kept. */
  readonly dataDir: string | null;
}

const NO_BREAKER: DependencyReport = { state: 'closed', awaySince: null };

/**
 * `/healthz`: the process lives. `/readyz`: what it works with, and whether visitors get what they cannot do without: pages
 * and the catalogue, or the last copies of them.
 */
export function mountHealth(http: FastifyInstance, source: HealthSource): void {
  const look = once(
    { ms: PROBE_CACHE_MS, isKept: ({ status }) => status !== 'starting' },
    createHealth(source),
  );
  http.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  http.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const health = await look();
    return reply
      .code(health.status === 'ready' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(health);
  });
}

function createHealth(source: HealthSource): () => Promise<Health> {
  const probes = new WeakMap<Database, Promise<unknown>>();
  /** One that waits takes up a connection: no further ones are sent after it. */
  const probeDatabase = (db: Database) => {
    const probe = probes.get(db) ?? query(db).finally(() => probes.delete(db));
    probes.set(db, probe);
    return probe;
  };
  return () => healthOf(source, probeDatabase);
}

async function healthOf(
  source: HealthSource,
  probeDatabase: (db: Database) => Promise<unknown>,
): Promise<Health> {
  const { dependencies, dataDir, readDocument, probeMedia } = source;
  const db = source.database();
  const [hasDatabase, hasRelease, hasMedia, hasDisk] = await Promise.all([
    isThere(db && (() => probeDatabase(db))),
    isThere(readDocument),
    isThere(probeMedia),
    isThere(dataDir === null ? null : () => dependencies.disk.run(() => writeProbe(dataDir))),
  ]);
  const responds: Partial<Record<DependencyName, boolean>> = { media: hasMedia, disk: hasDisk };
  const others = Object.values(dependencies).map(({ name, report }) => {
    const isUp = report.state === 'closed' && responds[name] !== false;
    return [name, healthFrom(report, isUp ? 'up' : 'away')] as const;
  });
  const state = db === null ? 'starting' : hasDatabase ? 'up' : 'away';
  const database = healthFrom((db && breakerOf(db)?.report) ?? NO_BREAKER, state);
  const trust = source.trust();
  return {
    status: statusOf(state, source.hasCopies(), hasRelease),
    dependencies: Object.fromEntries([['database', database] as const, ...others]),
    ...(trust && { releases: trust }),
  };
}

function healthFrom(
  { state: breaker, awaySince }: DependencyReport,
  state: DependencyHealth['state'],
): DependencyHealth {
  return { state, breaker, awaySince };
}

function statusOf(
  database: DependencyHealth['state'],
  hasCopies: boolean,
  hasRelease: boolean,
): Health['status'] {
  if (!hasRelease) return 'no release';
  if (database === 'up' || hasCopies) return 'ready';
  return database === 'starting' ? 'starting' : 'no database';
}

function query(db: Database): Promise<unknown> {
  return withinDeadline(PROBE_TIMEOUT_MS, () => sql`select 1`.execute(db));
}

/** A disk that can be read and not written takes no enquiry. */
async function writeProbe(dataDir: string): Promise<void> {
  const file = path.join(dataDir, `.write-test-${randomUUID()}`);
  await writeFile(file, 'x');
  await rm(file);
}

/** What there is nothing to ask of is there. */
async function isThere(ask: (() => Promise<unknown>) | null): Promise<boolean> {
  if (!ask) return true;
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, PROBE_TIMEOUT_MS, false).unref());
  return Promise.race([
    ask().then(
      () => true,
      () => false,
    ),
    late,
  ]);
}
