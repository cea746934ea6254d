import type { OutcomeReport } from '@suite/api';
import type { Database } from '../../database/connection.ts';
import type { PageView } from './page-view.ts';
import { type OutcomeRow, writeOutcomes } from './repository.ts';

type Signal = OutcomeReport['signals'][number];

/** What a page tells long after is of long ago; further back nothing is rewritten. */
const LATEST_MS = 3_600_000;

/**
 * Counts what a page view tells of the versions that it was served with; what it tells of others is dropped, and all of
 * it where this server did not serve it. The answer is what was counted.
 */
export async function recordOutcomes(
  db: Database,
  view: PageView | null,
  signals: readonly Signal[],
  network: string,
): Promise<readonly OutcomeRow[]> {
  if (!view) return [];
  const rows = rowsOf(view, signals, network, Date.now());
  if (rows.length > 0) await writeOutcomes(db, rows);
  return rows;
}

/** One row for each version that was assigned, whatever is told of it. */
function rowsOf(
  view: PageView,
  signals: readonly Signal[],
  network: string,
  nowMs: number,
): readonly OutcomeRow[] {
  const { id, language, device, member } = view;
  return view.assigned.flatMap((one) => {
    const own = signals.filter(({ remote, version }) => remote === one.remote && version === one.version);
    if (own.length === 0) return [];
    const has = (...kinds: readonly Signal['kind'][]) => own.some(({ kind }) => kinds.includes(kind));
    const agoMs = Math.min(
      LATEST_MS,
      nowMs - view.servedAtMs,
      Math.max(...own.map((signal) => signal.agoMs)),
    );
    return {
      session: id,
      ...one,
      language,
      device,
      member,
      network,
      bad: has('bad'),
      mounted: has('mounted', 'alive', 'left'),
      settled: has('alive', 'left', 'bad'),
      reason: own.find(({ reason }) => reason)?.reason ?? null,
      load_ms: own.find(({ loadMs }) => loadMs !== undefined)?.loadMs ?? null,
      symptoms: [...new Set(own.flatMap(({ symptoms }) => symptoms ?? []))],
      began_at: new Date(nowMs - agoMs),
    };
  });
}
