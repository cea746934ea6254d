import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import { breakerOf, type Database } from '../database/connection.ts';
import { withinDeadline } from '../database/guarded-pool.ts';
import type { Dependencies } from '../dependencies/dependencies.ts';
import type { BreakerState } from '../dependencies/dependency.ts';
import type { EnquiryIntake } from '../modules/enquiries/enquiry-intake.ts';
import type { Metrics } from './metrics.ts';
import { once } from './once.ts';

interface Operated {
  readonly db: Database;
  readonly dependencies: Dependencies;
  readonly enquiries: Pick<EnquiryIntake, 'waiting'>;
  readonly dataDir: string;
}

const QUERY_MS = 1000;
/** All metrics of one print go by one query. */
const KEPT_MS = 1000;
const STATES: Readonly<Record<BreakerState, number>> = { closed: 0, 'half-open': 1, open: 2 };

/** What an operator is woken for; the rules stand in `deploy/monitoring`. */
export function operatingMetrics(metrics: Metrics, { db, dependencies, enquiries, dataDir }: Operated): void {
  const counts = once({ ms: KEPT_MS, isKept: () => true }, () => readCounts(db));
  metrics.addGauge(
    'mail_outbox_age_seconds',
    'Age of the oldest mail that is to be sent.',
    async () => (await counts())?.outboxSeconds ?? null,
  );
  metrics.addGauge(
    'mails_failed',
    'Mails that were given up.',
    async () => (await counts())?.mailsFailed ?? null,
  );
  metrics.addGauges(
    {
      name: 'page_reports',
      help: 'What pages reported of the last quarter of an hour, by how it went.',
      label: 'outcome',
    },
    async () => (await counts())?.pageReports ?? {},
  );
  metrics.addGauge('enquiries_waiting', 'Price requests that are accepted and not in the database yet.', () =>
    enquiries.waiting(),
  );
  metrics.addGauge('disk_free_bytes', 'What is left on the disk of the data folder.', () =>
    freeBytes(dataDir),
  );
  metrics.addGauges(
    {
      name: 'dependency_breaker_state',
      help: '0 while it responds, 2 while it is not asked, 1 while one call finds out.',
      label: 'dependency',
    },
    () => {
      const reports = Object.values(dependencies).map(
        ({ name, report }) => [name, STATES[report.state]] as const,
      );
      const ofDatabase = STATES[breakerOf(db)?.report.state ?? 'closed'];
      return Object.fromEntries([['database', ofDatabase] as const, ...reports]);
    },
  );
}

interface Counts {
  readonly outboxSeconds: number;
  readonly mailsFailed: number;
  readonly pageReports: Readonly<Record<string, number>>;
}

/** Null while the database is away: its metrics are then missing, and its breaker is open. */
async function readCounts(db: Database): Promise<Counts | null> {
  return withinDeadline(QUERY_MS, async () => {
    const { rows: mails } = await sql<{ seconds: number; failed: number }>`
      select coalesce(extract(epoch from now() - min(created_at) filter (where state = 'queued')), 0)::float8 as seconds,
        count(*) filter (where state = 'failed')::int as failed from mails`.execute(db);
    const { rows: reports } = await sql<{ outcome: string; count: number }>`
      select case when bad then coalesce(reason, 'bad') else 'good' end as outcome, count(*)::int as count
        from delivery_outcomes where began_at > now() - interval '15 minutes' and (settled or bad) group by 1`.execute(
      db,
    );
    return {
      outboxSeconds: mails[0]?.seconds ?? 0,
      mailsFailed: mails[0]?.failed ?? 0,
      pageReports: Object.fromEntries(reports.map(({ outcome, count }) => [outcome, count])),
    };
  }).catch(() => null);
}

async function freeBytes(dataDir: string): Promise<number | null> {
  const stats = await statfs(dataDir).catch(() => null);
  return stats && stats.bavail * stats.bsize;
}
