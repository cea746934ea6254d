import type { Database } from '../database/connection.ts';
import type { Releases } from '../modules/delivery/releases.ts';
import type { Log } from '../observation/log.ts';
import { append } from './append.ts';

type Release = Awaited<ReturnType<Releases['history']>>[number];

const EVERY_MS = 15_000;
const KEPT_MS = 2 * 365 * 24 * 60 * 60 * 1000;

/**
 * Releases are made on the release store, wherever that is: what its history has and the ledger has not is added now and
 * then. Gives what ends it, after the look that is under way.
 */
export function noteReleases(
  db: Database,
  releases: Pick<Releases, 'history'>,
  log: Pick<Log, 'error'>,
): () => Promise<void> {
  let noted: readonly Release[] | null = null;
  async function look(): Promise<void> {
    try {
      const history = await releases.history();
      // The same as long as nothing was released.
      if (history !== noted) await addReleases(db, history);
      noted = history;
    } catch (error) {
      log.error({ err: error }, 'releases are not in the ledger');
    }
  }
  let looking = look();
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    await looking;
  };
}

/** Each release once, whichever server sees it first. */
export async function addReleases(db: Database, history: readonly Release[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.selectFrom('audit_chain').select('last_id').forUpdate().execute();
    const rows = await trx
      .selectFrom('audit_entries')
      .select('request_id')
      .where('action', '=', 'release.change')
      .execute();
    const known = new Set(rows.map((row) => row.request_id));
    for (const release of history) {
      const key = `release ${release.revision} ${release.at}`;
      if (known.has(key) || Date.now() - Date.parse(release.at) > KEPT_MS) continue;
      await append(trx, entryOf(release, key), [changeOf(release)]);
    }
  });
}

function entryOf({ action, app }: Release, key: string) {
  return {
    actor: 'command' as const,
    user_id: null,
    role: null,
    network: null,
    action: 'release.change',
    operation: `release ${action}`,
    entity: 'app',
    entity_id: app,
    project_id: null,
    outcome: 'done' as const,
    reason: null,
    request_id: key,
  };
}

function changeOf({ app, at, author, reason, from, to, revision }: Release) {
  return {
    entity: 'app',
    id: app,
    before: { version: from },
    after: { version: to, at, author, reason, revision },
  };
}
