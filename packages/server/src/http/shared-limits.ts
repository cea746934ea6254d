import { createHmac } from 'node:crypto';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { sql } from 'kysely';
import type { Database } from '../database/connection.ts';
import { withinDeadline } from '../database/guarded-pool.ts';
import { deriveKey, type SecretKeys } from '../modules/session/secret-keys.ts';

export interface SharedLimits {
  readonly database: () => Database;
  /** Keys are stored hashed by it: they are addresses and cookies of visitors. */
  readonly secretKey: SecretKeys;
  readonly deadlineMs: number;
}

interface Count {
  readonly current: number;
  /** Milliseconds until it starts anew. */
  readonly ttl: number;
}

/** So many counts are kept by a process. */
const MOST_OF_PROCESS = 5000;

/** Counts requests in the database, so that a limit is the same whichever of several servers responds. */
export function sharedLimits(limits: SharedLimits): FastifyRateLimitStoreCtor {
  const hashKey = deriveKey(limits.secretKey, 'rate-limit');
  return class Store implements FastifyRateLimitStore {
    readonly #route: string;
    /** What this process counts while the database is away. */
    readonly #ofProcess = new Map<string, Counted>();
    /** Above their limit: they are not counted further, so that a flood is no work for the database. */
    readonly #exceeded = new Map<string, Counted>();

    constructor(options: object) {
      const { routeInfo } = options as { routeInfo?: { method?: unknown; url?: string } };
      this.#route = `${String(routeInfo?.method)} ${routeInfo?.url}`;
    }

    incr(
      key: string,
      callback: (error: Error | null, result?: Count) => void,
      timeWindow: number,
      max: number,
    ): void {
      const name = createHmac('sha256', hashKey).update(`${this.#route} ${key}`).digest('hex');
      this.#count(name, timeWindow, max).then(
        (count) => callback(null, count),
        (error: Error) => callback(error),
      );
    }

    async #count(name: string, windowMs: number, max: number): Promise<Count> {
      const nowMs = Date.now();
      const exceeded = this.#exceeded.get(name);
      if (exceeded && exceeded.endsMs > nowMs) return countOf(exceeded, nowMs);
      const counted = await countInDatabase(limits, name, windowMs).catch(() => {
        const known = this.#ofProcess.get(name);
        const former = known && known.endsMs > nowMs ? known : { current: 0, endsMs: nowMs + windowMs };
        const now = { ...former, current: former.current + 1 };
        remember(this.#ofProcess, name, now);
        return countOf(now, nowMs);
      });
      const { current, ttl } = counted;
      if (current > max) remember(this.#exceeded, name, { current, endsMs: nowMs + ttl });
      return counted;
    }

    child(options: object): Store {
      return new Store(options);
    }
  };
}

interface Counted {
  readonly current: number;
  readonly endsMs: number;
}

function countOf({ current, endsMs }: Counted, nowMs: number): Count {
  return { current, ttl: endsMs - nowMs };
}

function remember(counts: Map<string, Counted>, name: string, counted: Counted): void {
  counts.delete(name);
  counts.set(name, counted);
  const [oldest] = counts.keys();
  if (counts.size > MOST_OF_PROCESS && oldest !== undefined) counts.delete(oldest);
}

async function countInDatabase(
  { database, deadlineMs }: SharedLimits,
  name: string,
  windowMs: number,
): Promise<Count> {
  const { rows } = await withinDeadline(deadlineMs, () =>
    sql<Count>`
      insert into rate_limits as l (key_hash, hits, ends_at)
      values (${name}, 1, now() + ${windowMs} * interval '1 millisecond')
      on conflict (key_hash) do update set
        hits = case when l.ends_at <= now() then 1 else l.hits + 1 end,
        ends_at = case when l.ends_at <= now() then excluded.ends_at else l.ends_at end
      returning hits as current, extract(epoch from ends_at - now())::float8 * 1000 as ttl`.execute(
      database(),
    ),
  );
  const [counted] = rows;
  if (!counted) throw new TypeError('A counted request has a count');
  return counted;
}

/** Removes counts whose time is over. */
export async function deleteEndedLimits(db: Database): Promise<void> {
  await sql`delete from rate_limits where ends_at <= now()`.execute(db);
}
