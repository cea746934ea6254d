import type { Database } from '../../database/connection.ts';
import type { Releases } from './releases.ts';
import { countOutcomes, type Outcome } from './repository.ts';

/**
 * Counts what a page reports: one outcome for each session and version, of which a bad one stays. What is told of a
 * version that was never published is dropped. The answer is what was counted.
 */
export async function recordOutcomes(
  db: Database,
  releases: Pick<Releases, 'knows'>,
  outcomes: readonly Outcome[],
): Promise<readonly Outcome[]> {
  const known = await Promise.all(outcomes.map((one) => releases.knows(one.remote, one.version)));
  const rows = merged(outcomes.filter((_, index) => known[index]));
  if (rows.length > 0) await countOutcomes(db, rows);
  return rows;
}

/** One row cannot be written twice by one statement. */
function merged(outcomes: readonly Outcome[]): readonly Outcome[] {
  const rows = new Map<string, Outcome>();
  for (const one of outcomes) {
    const key = `${one.session} ${one.remote} ${one.version}`;
    const before = rows.get(key);
    if (!before || (before.outcome === 'good' && one.outcome === 'bad')) rows.set(key, { ...before, ...one });
  }
  return [...rows.values()];
}
