import path from 'node:path';
import { temporaryFolder } from '@suite/testing/temporary-folder';
import { createApp } from '../app.ts';
import { seedDemo } from '../content/seed-demo.ts';
import type { Database } from '../database/connection.ts';
import { responses } from './responses.ts';
import { openTestDatabase } from './test-database.ts';

export type DemoApp = Awaited<ReturnType<typeof openDemoApp>>;

/** The whole app on PGlite with the demo, without a port; `prepare` puts more in before the app sees the database. */
export async function openDemoApp(prepare?: (db: Database, mediaDir: string) => Promise<void>) {
  const { db, close } = await openTestDatabase('PGlite');
  const folder = await temporaryFolder();
  const mediaDir = path.join(folder.path, 'media');
  await seedDemo(db, { mediaDir });
  await prepare?.(db, mediaDir);
  const { http, setDatabase } = await createApp({ mediaDir, logLevel: 'silent', rateLimits: false });
  setDatabase(db);
  const call = responses(http);
  return {
    http,
    call,
    /** Attributes of what a call lists. */
    list: async <T>(
      name: Parameters<typeof call>[0],
      params: Record<string, number> = {},
      query = '',
    ): Promise<T[]> =>
      (await call(name, { params, query })).json().data.map((one: { attributes: T }) => one.attributes),
    close: async () => {
      await http.close();
      await close();
      await folder[Symbol.asyncDispose]();
    },
  };
}
