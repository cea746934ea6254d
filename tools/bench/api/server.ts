// A process of the API bench, with `DATA_DIR` and perhaps `DATABASE_URL`. `server.ts <units>` makes a catalogue of so
// many units and ends; `server.ts` serves what is there and speaks with its parent.
import { readConfiguration, startServer } from '@suite/server';
import type { Database } from '@suite/server/database';
import { fillLargeCatalogue, startBareCopy } from '@suite/server/testing';
import { type Change, type Changing, ENCODINGS, nowMs, type Started, UNITS_PATH } from './messages.ts';

const [units] = process.argv.slice(2);

async function start(seed: (db: Database) => Promise<void>) {
  return startServer(readConfiguration({ ...process.env, PORT: '0' }), { rateLimits: false, seed });
}

async function fill(count: number): Promise<void> {
  const server = await start((db) => fillLargeCatalogue(db, count));
  await server.close();
  process.exit(0);
}

async function serve(): Promise<void> {
  let opened: Database | undefined;
  const server = await start(async (db) => {
    opened = db;
  });
  process.on('message', async ({ unitId, status }: Change) => {
    const changing: Changing = { atMs: nowMs() };
    await opened?.updateTable('apartments').set({ status }).where('id', '=', unitId).execute();
    process.send?.(changing);
  });
  process.once('SIGTERM', async () => {
    await server.close();
    process.exit(0);
  });
  const { rss } = process.memoryUsage();
  const bareUrls: Record<string, string> = {};
  for (const encoding of ENCODINGS)
    bareUrls[encoding] = await startBareCopy(server.url + UNITS_PATH, encoding);
  process.send?.({ url: server.url, bareUrls, memoryMB: rss / 1e6 } satisfies Started);
}

if (units) await fill(Number(units));
else await serve();
