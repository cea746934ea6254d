import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { operationPath } from '@suite/api';
import { madeZip, smallFolder } from '@suite/content/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { IMPORT_STEPS } from '../../content/import-report.ts';
import { openEventStream } from '../../testing/event-stream.ts';
import { type Identity, USER_IDS } from '../../testing/identities.ts';
import { openAppBeside, openTestApp, type TestApp } from '../../testing/test-app.ts';
import { TEST_BACKENDS } from '../../testing/test-database.ts';

const zipOf = (files: ReadonlyMap<string, string | Buffer>) =>
  madeZip([...files].map(([name, data]) => ({ name, data: data.toString() })));
const ARCHIVE = { 'content-type': 'application/zip' };

describe.each(TEST_BACKENDS)('an import by the API on %s', (backend) => {
  let app: TestApp;
  let origin: string;
  beforeAll(async () => {
    app = await openTestApp(backend);
    origin = await app.http.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => app.close());

  const send = (query: string, identity: Identity = 'super_admin', body: Buffer = zipOf(smallFolder())) =>
    app.call('importProject', { query, body, headers: { ...ARCHIVE, ...app.headersOf[identity] } });
  const getJob = (id: number, identity: Identity = 'super_admin') =>
    app.call('getJob', { params: { id }, headers: app.headersOf[identity] });
  /** The last state of a job, by its events. */
  async function ended(id: number) {
    const headers = app.headersOf.super_admin;
    const stream = await openEventStream(origin + operationPath('followJob', { id }), headers);
    for (let last = null; ; ) {
      const message = await stream.next();
      if (!message) return last;
      last = message;
    }
  }
  const idOf = (response: Awaited<ReturnType<typeof send>>): number => response.json().data.id;
  const versionCount = async () =>
    (await app.db.selectFrom('content_versions').select('number').execute()).length;

  it('is accepted as a job, tells how far it is until it is done, and shows nothing before it is published', async () => {
    const response = await send('');
    expect(response.statusCode).toBe(202);
    const id = idOf(response);
    expect(response.headers.location).toBe(operationPath('getJob', { id }));
    const last = await ended(id);
    expect(last).toMatchObject({
      event: 'done',
      data: {
        share: 1,
        error: null,
        report: {
          counts: { buildings: 1, units: 2, views: 2 },
          unitsFormat: 'UTF-8, commas, decimal point',
          version: 1,
          published: false,
        },
      },
    });
    const projectId = Number(last?.data.projectId);
    const seen = () => app.call('getProject', { params: { projectId } });
    expect((await seen()).statusCode).toBe(404);
    const published = await ended(idOf(await send(`projectId=${projectId}&publish=true`)));
    expect(published?.data.report).toMatchObject({ version: 1, published: true });
    expect((await seen()).json().data.attributes.name).toBe('Dvorište');
    const again = await ended(idOf(await send(`projectId=${projectId}&publish=true`)));
    expect(again?.data.report).toMatchObject({ changes: [], version: 1, published: false });
    await vi.waitFor(async () => expect(await readdir(app.imports.folder)).toEqual([]));
  });

  it('tells every error with file, line and column, and writes nothing', async () => {
    const before = await versionCount();
    const table = 'number,building,floor,type,net_area\n1,A,9,studio,30\n';
    const last = await ended(idOf(await send('', 'super_admin', zipOf(smallFolder({ 'units.csv': table })))));
    expect(last).toMatchObject({
      event: 'failed',
      data: {
        error: 'The folder has 1 error; nothing was written.',
        report: {
          issues: expect.arrayContaining([
            expect.objectContaining({ file: 'units.csv', place: { line: 2, column: 5 }, severity: 'error' }),
          ]),
          version: null,
        },
      },
    });
    const leading = await ended(
      idOf(await send('', 'super_admin', madeZip([{ name: '../a.csv', data: '' }]))),
    );
    expect(leading?.data.report).toMatchObject({ issues: [{ file: '../a.csv' }] });
    const broken = await ended(idOf(await send('', 'super_admin', Buffer.from('no archive'))));
    expect(broken?.data.report).toMatchObject({ issues: [{ file: 'project.zip' }] });
    expect(await versionCount()).toBe(before);
  });

  it('only says what would change when it is asked for that', async () => {
    const before = await versionCount();
    const last = await ended(idOf(await send('projectId=1&dryRun=true')));
    expect(last).toMatchObject({ event: 'done', data: { projectId: 1, report: { version: null } } });
    expect(await versionCount()).toBe(before);
  });

  it('is for who may import into the project, and so is its job', async () => {
    const statuses = await Promise.all([
      send('projectId=1', 'project_editor'),
      send('projectId=1', 'anonymous'),
      send('projectId=2', 'project_admin'),
      send('', 'project_admin'),
    ]);
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([403, 401, 404, 403]);
    const id = idOf(await send('projectId=1&dryRun=true', 'project_admin'));
    await ended(id);
    expect((await getJob(id, 'project_editor')).statusCode).toBe(200);
    expect((await getJob(id, 'sales_agent')).statusCode).toBe(403);
    const foreign = idOf(await send('projectId=2&dryRun=true'));
    await ended(foreign);
    expect((await getJob(foreign, 'project_admin')).statusCode).toBe(404);
    expect((await getJob(999_999)).statusCode).toBe(404);
  });

  it('changes an organisation that has other projects only for a super admin', async () => {
    const files = smallFolder();
    const named = (title: string, organisation: string) => {
      const text = files.get('project.yaml')?.toString() ?? '';
      return zipOf(
        smallFolder({
          'project.yaml': text.replace('title: Dvorište', `title: ${title}`).replace('Gradnja', organisation),
        }),
      );
    };
    const made = await ended(idOf(await send('publish=true', 'super_admin', named('Shared', 'Builders'))));
    const projectId = Number(made?.data.projectId);
    const role = { user_id: USER_IDS.project_admin, role: 'project_admin', project_id: projectId } as const;
    await app.db.insertInto('user_roles').values(role).execute();
    const renamed = (identity: Identity) =>
      send(`projectId=${projectId}&dryRun=true`, identity, named('Shared', 'Others'));
    expect(await ended(idOf(await renamed('project_admin')))).toMatchObject({ event: 'done' });
    await ended(idOf(await send('publish=true', 'super_admin', named('Second', 'Builders'))));
    expect(await ended(idOf(await renamed('project_admin')))).toMatchObject({
      event: 'failed',
      data: { error: expect.stringContaining('super admin') },
    });
    expect(await ended(idOf(await renamed('super_admin')))).toMatchObject({ event: 'done' });
  });

  it('takes nothing but an archive, which nothing else takes', async () => {
    const headers = app.headersOf.super_admin;
    const json = await app.call('importProject', { body: { a: 1 }, headers });
    const elsewhere = await app.call('logIn', { body: zipOf(smallFolder()), headers: ARCHIVE });
    expect([json.statusCode, elsewhere.statusCode]).toEqual([415, 415]);
    const huge = { ...ARCHIVE, ...headers, 'content-length': String(3 * 1024 ** 3) };
    expect((await app.call('importProject', { body: Buffer.from('PK'), headers: huge })).statusCode).toBe(
      413,
    );
  });

  it('is reported by every server, also after the one that worked on it has ended', async () => {
    const beside = await openAppBeside(app);
    const id = idOf(await send('projectId=1&dryRun=true'));
    await ended(id);
    const state = async () => {
      const response = await beside.call('getJob', { params: { id }, headers: app.headersOf.super_admin });
      const { state: current, error } = response.json().data.attributes;
      return [current, error];
    };
    expect(await state()).toEqual(['done', null]);
    await app.db.updateTable('import_jobs').set({ state: 'running' }).where('id', '=', id).execute();
    expect(await state()).toEqual(['running', null]);
    await sql`update import_jobs set seen_at = now() - interval '1 minute' where id = ${id}`.execute(app.db);
    expect(await state()).toEqual(['failed', 'The server that worked on it has ended; nothing was written.']);
  });

  it('that is broken off leaves nothing half done, whenever that is', async () => {
    const before = await versionCount();
    const source = path.join(app.mediaDir, 'broken-off.zip');
    await writeFile(source, zipOf(smallFolder()));
    const request = { source, projectId: 1, publish: true, dryRun: false, userId: null };
    for (const step of IMPORT_STEPS.slice(1)) {
      const interrupted = new AbortController();
      const { id, outcome } = await app.imports.start(app.db, request, {
        signal: interrupted.signal,
        onProgress: (progress) => progress.step === step && interrupted.abort(new Error(step)),
      });
      await expect(outcome).rejects.toThrow(step);
      expect((await getJob(id)).json().data.attributes.state).toBe('failed');
    }
    expect(await versionCount()).toBe(before);
    const { published_version: version } = await app.db
      .selectFrom('projects')
      .select('published_version')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    expect(version).toBeNull();
  });
});
