import { createApp } from '../app.ts';
import type { Database } from '../database/connection.ts';
import { createMediaStore, type MediaStore } from '../media/media-store.ts';
import { answers } from './answers.ts';
import { fillFixture } from './fixture.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { openTestDatabase, type TestBackend } from './test-database.ts';

export interface TestApp {
  readonly http: Awaited<ReturnType<typeof createApp>>['http'];
  readonly db: Database;
  readonly store: MediaStore;
  readonly mediaDir: string;
  readonly call: ReturnType<typeof answers>;
  close(): Promise<void>;
}

/** The whole app on the fixture, without a port. */
export async function openTestApp(backend: TestBackend): Promise<TestApp> {
  const { db, close } = await openTestDatabase(backend);
  const folder = await temporaryFolder();
  const store = createMediaStore(folder.path);
  await fillFixture(db, store);
  const app = await createApp({ mediaDir: folder.path, logLevel: 'silent', rateLimits: false });
  app.setDatabase(db);
  return {
    http: app.http,
    db,
    store,
    mediaDir: folder.path,
    call: answers(app.http),
    close: async () => {
      await app.http.close();
      await close();
      await folder[Symbol.asyncDispose]();
    },
  };
}
