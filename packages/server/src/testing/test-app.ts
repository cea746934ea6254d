import { temporaryFolder } from '@suite/testing/temporary-folder';
import { onTestFinished } from 'vitest';
import type { App } from '../app.ts';
import type { AppOptions } from '../app-options.ts';
import type { Database } from '../database/connection.ts';
import { DEADLINES } from '../dependencies/dependencies.ts';
import type { MediaStore } from '../modules/media/media-store.ts';
import { openMediaStore } from '../modules/media/open-media-store.ts';
import { createCheckedApp } from './documented-statuses.ts';
import { fillFixture } from './fixture.ts';
import { fillModels } from './fixture-model.ts';
import { fillPeople, IDENTITIES, type Identity, signIn, TEST_KEY, TEST_PASSWORD_COST } from './identities.ts';
import { responses } from './responses.ts';
import { openTestDatabase, type TestBackend } from './test-database.ts';

export interface TestApp {
  readonly http: App['http'];
  readonly imports: App['imports'];
  readonly db: Database;
  readonly store: MediaStore;
  readonly mediaDir: string;
  readonly call: ReturnType<typeof responses>;
  /** Headers of requests by each identity. */
  readonly headersOf: Readonly<Record<Identity, Record<string, string>>>;
  close(): Promise<void>;
}

/** Short, so that tests of the rest do not wait. */
const TEST_EVEN_STEP_MS = 5;
/** A database that is there, on a machine that is busy with other tests, is waited for. */
const TEST_DEADLINES = { ...DEADLINES, databaseMs: 30_000 };

/** The whole app on the fixture, without a port. Media lie in a folder unless `mediaUrl` says where. */
export async function openTestApp(backend: TestBackend, options: Partial<AppOptions> = {}): Promise<TestApp> {
  const { mediaUrl = null } = options;
  const { db, close } = await openTestDatabase(backend);
  const folder = await temporaryFolder();
  const store = openMediaStore({ mediaDir: folder.path, mediaUrl });
  await fillFixture(db, store);
  await fillModels(db, store);
  await fillPeople(db);
  const headersOf = Object.fromEntries(
    await Promise.all(IDENTITIES.map(async (identity) => [identity, await signIn(db, identity)] as const)),
  ) as TestApp['headersOf'];
  const app = await createCheckedApp({
    mediaDir: folder.path,
    mediaUrl,
    logLevel: 'silent',
    rateLimits: false,
    secretKey: TEST_KEY,
    passwordCost: TEST_PASSWORD_COST,
    evenStepMs: TEST_EVEN_STEP_MS,
    deadlines: TEST_DEADLINES,
    ...options,
  });
  app.setDatabase(db);
  return {
    http: app.http,
    imports: app.imports,
    db,
    store,
    mediaDir: folder.path,
    call: responses(app.http),
    headersOf,
    close: async () => {
      await app.http.close();
      await close();
      await folder[Symbol.asyncDispose]();
    },
  };
}

/** Another app on the same data, as another process would be; it closes with the test. */
export async function openAppBeside(
  { db, mediaDir }: TestApp,
  change: Partial<AppOptions> = {},
): Promise<Pick<TestApp, 'http' | 'call'>> {
  const app = await createCheckedApp({
    mediaDir,
    logLevel: 'silent',
    rateLimits: false,
    secretKey: TEST_KEY,
    passwordCost: TEST_PASSWORD_COST,
    evenStepMs: TEST_EVEN_STEP_MS,
    deadlines: TEST_DEADLINES,
    ...change,
  });
  app.setDatabase(db);
  onTestFinished(() => app.http.close());
  return { http: app.http, call: responses(app.http) };
}
