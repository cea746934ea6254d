import type { OperationName } from '@suite/api';
import { loadContent } from '@suite/content';
import { smallFolder } from '@suite/content/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeFiles } from '../../content/media-files.ts';
import { publishVersion, putDraft } from '../../content/versions.ts';
import { giveRolesOn, type Identity, USER_IDS } from '../../testing/identities.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { FAST_BACKEND } from '../../testing/test-database.ts';

const projectFile = smallFolder().get('project.yaml')?.toString() ?? '';
const VIEW = /views:[\s\S]*?id: ([\w-]+)/.exec(projectFile)?.[1] ?? '';
const FOLDER = smallFolder({
  'project.yaml': projectFile.replace('title: Dvorište', 'id: dvor\ntitle: Dvorište'),
});
const building = {
  id: 'A',
  kind: 'building',
  building: 'A',
  label: [200, 150],
  ring: [
    [100, 100],
    [300, 100],
    [300, 200],
    [100, 200],
    [100, 100],
  ],
};

describe.each([FAST_BACKEND])('shapes of a view on %s', (backend) => {
  let app: TestApp;
  let projectId: number;
  beforeAll(async () => {
    app = await openTestApp(backend);
    const read = await storeFiles(app.store, FOLDER, await loadContent(FOLDER));
    const now = new Date();
    const put = await app.db.transaction().execute((trx) => putDraft(trx, read, { projectId: null, now }));
    projectId = put.projectId;
    await app.db.transaction().execute((trx) => publishVersion(trx, projectId, 1, now));
    await giveRolesOn(app.db, projectId);
  });
  afterAll(() => app.close());

  const ask = (name: OperationName, identity: Identity, body?: object, ifMatch?: string, view = VIEW) =>
    app.call(name, {
      params: { projectId, view },
      ...(body && { body }),
      headers: { ...app.headersOf[identity], ...(ifMatch !== undefined && { 'if-match': ifMatch }) },
    });
  const put = (shapes: readonly object[], ifMatch?: string, identity: Identity = 'project_editor') =>
    ask('updateViewShapes', identity, { shapes }, ifMatch);
  const versions = async () =>
    (await app.call('listVersions', { params: { projectId }, headers: app.headersOf.project_editor }))
      .json()
      .data.map((one: { attributes: { number: number; isPublished: boolean } }) => one.attributes);

  it('are read with what may have one, by editors alone', async () => {
    const { data } = (await ask('getViewShapes', 'project_editor')).json();
    expect(data.attributes).toMatchObject({ view: VIEW, version: 1, isDraft: false, building: null });
    expect(data.attributes.targets).toContainEqual(
      expect.objectContaining({ id: 'A', reference: { kind: 'building', building: 'A' } }),
    );
    expect((await ask('getViewShapes', 'sales_agent')).statusCode).toBe(403);
    expect((await ask('getViewShapes', 'project_editor', undefined, undefined, 'nowhere')).statusCode).toBe(
      404,
    );
    expect((await put([], undefined, 'sales_agent')).statusCode).toBe(403);
  });

  it('are written into a draft made of what visitors see, which stays one draft', async () => {
    const read = await ask('getViewShapes', 'project_editor');
    const written = await put([building], String(read.headers.etag));
    expect(written.statusCode).toBe(200);
    expect(written.json().data.attributes).toMatchObject({ version: 2, isDraft: true, shapes: [building] });
    expect(await versions()).toMatchObject([
      { number: 2, isPublished: false },
      { number: 1, isPublished: true },
    ]);
    const again = await put([], String(written.headers.etag));
    expect([again.statusCode, again.json().data.attributes.version]).toEqual([200, 2]);
  });

  it('are refused to who read them before another wrote', async () => {
    const read = await ask('getViewShapes', 'project_editor');
    const tag = String(read.headers.etag);
    expect((await put([building], tag, 'project_admin')).statusCode).toBe(200);
    const late = await put([], tag);
    expect([late.statusCode, late.json().code]).toEqual([412, 'changed-meanwhile']);
    expect((await ask('getViewShapes', 'project_editor')).json().data.attributes.shapes).toHaveLength(1);
  });

  it('are refused as a whole with everything that visitors would stumble over', async () => {
    const outside = { ...building, ring: building.ring.map(([x = 0, y = 0]) => [x - 200, y]) };
    const unknown = { ...building, id: 'Z', building: 'Z' };
    const refused = await put([building, outside, unknown]);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors.map(({ message }: { message: string }) => message)).toEqual([
      'A reaches out of the picture.',
      'There is no Z.',
      'A has two shapes.',
    ]);
  });

  it('reach visitors when the draft is published', async () => {
    await put([building]);
    const number = (await versions())[0].number;
    const published = await app.call('publishVersion', {
      params: { projectId, number },
      headers: app.headersOf.project_admin,
    });
    expect(published.statusCode).toBe(200);
    const rows = await app.db
      .selectFrom('media')
      .select('media_data')
      .where('project_id', '=', projectId)
      .execute();
    expect(JSON.stringify(rows)).toContain('[[100,100],[300,100],[300,200],[100,200],[100,100]]');
  });

  it('leave an entry in the ledger, in the name of who wrote', async () => {
    await put([]);
    const listed = await app.call('listAuditEntries', {
      query: 'action=version.change',
      headers: app.headersOf.super_admin,
    });
    expect(listed.json().data[0].attributes).toMatchObject({
      userId: USER_IDS.project_editor,
      operation: 'updateViewShapes',
      projectId,
      outcome: 'done',
    });
  });

  it('of another program are read and not written', async () => {
    const text =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600"><rect id="A" x="10" y="10" width="50" height="40"/><rect id="Zvonik" width="5" height="5"/></svg>';
    const { data } = (await ask('readViewDrawing', 'project_editor', { name: 'site.svg', text })).json();
    expect(data.attributes.shapes).toMatchObject([{ reference: { kind: 'building', building: 'A' } }]);
    expect(JSON.stringify(data.attributes.issues)).toContain('Zvonik');
    const broken = await ask('readViewDrawing', 'project_editor', { name: 'site.svg', text: '<svg' });
    expect(broken.json().data.attributes).toMatchObject({ shapes: [], issues: [{ severity: 'error' }] });
  });

  it('lie over a picture that editors alone are sent, published or not', async () => {
    const sent = await ask('getViewPicture', 'project_editor');
    expect([sent.statusCode, sent.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect((await ask('getViewPicture', 'anonymous')).statusCode).toBe(401);
    expect((await ask('getViewPicture', 'sales_agent')).statusCode).toBe(403);
  });
});
