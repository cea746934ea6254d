// A process of the content bench, with `DATA_DIR` and perhaps `DATABASE_URL`: serves, and does what its parent asks for.
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { createApp, exportFolder, publishVersion, readConfiguration } from '@suite/server';
import { migrate, openDatabase, openMediaStore } from '@suite/server/database';
import type { Asked, Done } from './messages.ts';

const { dataDir, database } = readConfiguration(process.env);
const mediaDir = path.join(dataDir, 'media');
const db = await openDatabase(database);
await migrate(db);
const app = await createApp({ mediaDir, logLevel: 'error', rateLimits: false });
app.setDatabase(db);

async function doAsked(asked: Asked): Promise<Omit<Done, 'ms' | 'peakMB'>> {
  if (asked.kind === 'publish') {
    await db.transaction().execute((trx) => publishVersion(trx, asked.projectId, asked.number, new Date()));
    return {};
  }
  if (asked.kind === 'export') {
    await exportFolder({ db, store: openMediaStore({ mediaDir }) }, asked.projectId, asked.folder);
    return { files: (await readdir(asked.folder, { recursive: true })).length };
  }
  const marks = new Map<string, number>();
  const onProgress = ({ step }: { readonly step: string }) => {
    if (!marks.has(step)) marks.set(step, performance.now());
  };
  const request = { source: asked.source, projectId: null, publish: true, dryRun: false, userId: null };
  const { outcome } = await app.imports.start(db, request, { onProgress });
  const { projectId, version } = await outcome;
  const picturesMs = (marks.get('comparing') ?? 0) - (marks.get('checking') ?? 0);
  return { picturesMs, ...(projectId && { projectId }), ...(version && { version }) };
}

process.on('message', async (asked: Asked) => {
  const startedMs = performance.now();
  const done = await doAsked(asked);
  const ms = performance.now() - startedMs;
  process.send?.({ ...done, ms, peakMB: process.resourceUsage().maxRSS / 1000 } satisfies Done);
});
process.once('SIGTERM', async () => {
  await app.close();
  await db.destroy();
  process.exit(0);
});
process.send?.({ url: await app.http.listen({ port: 0, host: '127.0.0.1' }) });
