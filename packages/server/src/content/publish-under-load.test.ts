import { once } from 'node:events';
import path from 'node:path';
import { type OperationName, operationPath, operations } from '@suite/api';
import { loadContent } from '@suite/content';
import { smallFolder } from '@suite/content/testing';
import { temporaryFolder } from '@suite/testing/temporary-folder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { createMediaStore } from '../modules/media/media-store.ts';
import { startProcess } from '../testing/server-process.ts';
import { FAST_BACKEND, openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { storeFiles } from './media-files.ts';
import { publishVersion, putDraft } from './versions.ts';

const PUBLISHES = 50;
const VISITORS_OF_SERVER = 3;
const MOST_SWITCH_MS = 2000;
const TIMEOUT_MS = 90_000;
/** What the texts and the areas of a version are, and those of no other. */
const MARKS = [
  { title: 'Alpha', area: 30.25 },
  { title: 'Beta', area: 31.75 },
] as const;
type Mark = (typeof MARKS)[number];

const projectFile = smallFolder().get('project.yaml')?.toString() ?? '';
const folderOf = ({ title, area }: Mark) =>
  smallFolder({
    'project.yaml': projectFile
      .replace('title: Dvorište', `id: dvor\ntitle: ${title}`)
      .replaceAll(/title: (?:Kuća|\{ en: \w+, sr: \w+ \})/g, `title: ${title}`)
      .replace('title: Studio', `title: ${title}`),
    'units.csv': `number,building,floor,type,net_area\n1,A,1,studio,${area}\n2,A,2,studio,${area}\n`,
  });
const marksIn = (body: string) =>
  MARKS.filter(({ title, area }) => body.includes(title) || body.includes(String(area)));

// What both databases do alike stands in `versions.test.ts`; two servers can only share the one of the two.
describe.each([FAST_BACKEND])('publishing while visitors read, on %s', { timeout: TIMEOUT_MS }, (backend) => {
  let test: TestDatabase;
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let projectId: number;
  const origins: string[] = [];
  const enders: (() => Promise<unknown>)[] = [];

  /** Two processes where a database serves several. */
  async function startServers(): Promise<void> {
    if (test.url !== null) {
      for (const name of ['first', 'second']) {
        const dataDir = path.join(folder.path, name);
        const server = startProcess({
          DATABASE_URL: test.url,
          DATA_DIR: dataDir,
          PORT: '0',
          TRUST_PROXY: '127.0.0.1',
        });
        enders.push(async () => server.child.kill('SIGTERM') && once(server.child, 'exit'));
        origins.push(await server.ready);
      }
      return;
    }
    const app = await createApp({ mediaDir: folder.path, logLevel: 'silent', rateLimits: false });
    app.setDatabase(test.db);
    enders.push(() => app.close());
    origins.push(await app.http.listen({ port: 0, host: '127.0.0.1' }));
  }

  beforeAll(async () => {
    [test, folder] = await Promise.all([openTestDatabase(backend), temporaryFolder()]);
    const store = createMediaStore(path.join(folder.path, 'media'));
    for (const [index, mark] of MARKS.entries()) {
      const files = folderOf(mark);
      const read = await storeFiles(store, files, await loadContent(files));
      const draft = await test.db
        .transaction()
        .execute((trx) => putDraft(trx, read, { projectId: null, now: new Date() }));
      projectId = draft.projectId;
      await publish(index + 1);
    }
    await startServers();
  }, TIMEOUT_MS);
  afterAll(async () => {
    await Promise.all(enders.map((end) => end()));
    await test.close();
    await folder[Symbol.asyncDispose]();
  });

  const publish = (number: number) =>
    test.db.transaction().execute((trx) => publishVersion(trx, projectId, number, new Date()));
  const idOf = async (table: 'any_buildings' | 'any_apartments' | 'any_masterplans') =>
    (await test.db.selectFrom(table).select('id').orderBy('id').executeTakeFirstOrThrow()).id;

  /** Each from another address, so that none has asked too often. */
  let address = 0;
  async function read(origin: string, name: OperationName, id: number) {
    const isFilter = name === 'filterApartments';
    address += 1;
    const response = await fetch(origin + operationPath(name, { id, projectId }), {
      method: operations[name].method,
      headers: {
        'x-forwarded-for': `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`,
        ...(isFilter && { 'content-type': 'application/json' }),
      },
      ...(isFilter && {
        body: JSON.stringify({ entityType: 'building', entityId: id, filters: { rooms: [1] } }),
      }),
    });
    return { status: response.status, body: await response.text() };
  }

  it('fails no call, mixes no versions in a response, and is seen by every server within two seconds', async () => {
    const [building, unit, masterplan] = await Promise.all([
      idOf('any_buildings'),
      idOf('any_apartments'),
      idOf('any_masterplans'),
    ]);
    const calls = [
      ['getProject', projectId],
      ['listProjectBuildings', projectId],
      ['listProjectMasterplans', projectId],
      ['listProjectApartments', projectId],
      ['getMasterplan', masterplan],
      ['listMasterplanBuildings', masterplan],
      ['getBuilding', building],
      ['listBuildingApartments', building],
      ['listBuildingApartmentTypes', building],
      ['filterApartments', building],
      ['getApartment', unit],
    ] as const;
    let isDone = false;
    let count = 0;
    const failed: unknown[] = [];
    const visit = async (origin: string, first: number) => {
      for (let turn = first; !isDone; turn += 1) {
        const [name, id] = calls[turn % calls.length] ?? calls[0];
        const { status, body } = await read(origin, name, id);
        count += 1;
        if (status !== 200 || marksIn(body).length > 1) failed.push([name, status, body.slice(0, 300)]);
      }
    };
    const visitors = origins.flatMap((origin) =>
      Array.from({ length: VISITORS_OF_SERVER }, (_, index) => visit(origin, index * 4)),
    );
    let slowestMs = 0;
    for (let index = 0; index < PUBLISHES; index += 1) {
      const mark = MARKS[index % 2] ?? MARKS[0];
      await publish((index % 2) + 1);
      const publishedMs = performance.now();
      for (const origin of origins) {
        while (!marksIn((await read(origin, 'getProject', projectId)).body).includes(mark));
      }
      slowestMs = Math.max(slowestMs, performance.now() - publishedMs);
    }
    isDone = true;
    await Promise.all(visitors);
    expect(failed.slice(0, 5)).toEqual([]);
    expect(count).toBeGreaterThan(PUBLISHES);
    expect(slowestMs).toBeLessThan(MOST_SWITCH_MS);
  });
});
