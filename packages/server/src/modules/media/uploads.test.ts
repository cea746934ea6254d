import type { OperationName } from '@suite/api';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_FILE_BYTES } from '../../http/receive-form.ts';
import { IDENTITIES, type Identity, USER_IDS } from '../../testing/identities.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { FAST_BACKEND } from '../../testing/test-database.ts';
import { plainPicture, SMALL_PDF, uploadForm } from '../../testing/upload-forms.ts';

describe.each([FAST_BACKEND])('uploads on %s', (backend) => {
  let app: TestApp;
  let picture: Buffer;
  beforeAll(async () => {
    app = await openTestApp(backend);
    picture = await plainPicture(60, 40).jpeg().toBuffer();
  });
  afterAll(() => app.close());

  const upload = (identity: Identity, body: unknown) =>
    app.call('uploadMedia', { body, headers: app.headersOf[identity] });
  const form = (bytes: Uint8Array = picture, fileName?: string) =>
    uploadForm(bytes, { projectId: '1' }, fileName);
  const addOwn = (identity: Identity, projectId = 1, body = uploadForm(picture)) =>
    app.call('addUserMedia', { params: { projectId }, body, headers: app.headersOf[identity] });
  const read = (name: 'getMedia' | 'getMediaFile', identity: Identity, id: number, query = '') =>
    app.call(name, { params: { id }, query, headers: app.headersOf[identity] });
  const seenBy = async (id: number) => {
    const seen: Identity[] = [];
    for (const identity of IDENTITIES) {
      const statuses = [
        (await read('getMedia', identity, id)).statusCode,
        (await read('getMediaFile', identity, id)).statusCode,
      ];
      expect(new Set(statuses).size).toBe(1);
      if (statuses[0] === 200) seen.push(identity);
    }
    return seen;
  };

  it('[R7.033] takes a picture as a draft, and refuses a drawing and a bomb', async () => {
    const response = await upload('project_editor', form(picture, 'C:\\photos\\..\\View of the bay.JPG'));
    expect(response.statusCode).toBe(201);
    const { id, attributes } = response.json().data;
    expect(attributes).toMatchObject({
      name: 'View of the bay',
      url: expect.stringMatching(new RegExp(`^/api/v1/media/${id}/file\\?v=[0-9a-f]{8}$`)),
      contentType: 'image/jpeg',
      mediaData: { width: 60, height: 40, polygons: [] },
      media: expect.stringMatching(/^data:image\/webp;base64,/),
      draft: true,
      owner: null,
    });
    expect(await seenBy(id)).toEqual(['project_editor', 'project_admin', 'super_admin']);
    const listed = await app.call('listProjectMedia', { params: { projectId: 1 } });
    expect(listed.json().data.map((one: { id: number }) => one.id)).not.toContain(id);

    const drawing = await upload(
      'project_editor',
      form(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
    );
    expect([drawing.statusCode, drawing.json().code]).toEqual([415, 'unsupported-media-type']);
    const bomb = await plainPicture(8000, 8000).png({ compressionLevel: 9 }).toBuffer();
    const refused = await upload('project_editor', form(bomb));
    expect([refused.statusCode, refused.json().message]).toEqual([
      413,
      'The picture has more than 50 million pixels.',
    ]);
  });

  it('are sent so that nothing in them runs, a PDF as an attachment, to nobody else', async () => {
    const { id } = (await upload('project_admin', form(SMALL_PDF, '../../etc/cron.d/x;"\r\n.pdf'))).json()
      .data;
    const response = await read('getMediaFile', 'project_admin', id);
    expect(response.rawPayload.equals(SMALL_PDF)).toBe(true);
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; filename="[a-z0-9-]+\.pdf"$/),
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
    });
    expect(response.headers.vary).toContain('Authorization');
  });

  it('are resized like other pictures, for who may see them', async () => {
    const { id } = (await upload('super_admin', form())).json().data;
    const response = await read('getMediaFile', 'super_admin', id, 'resize=32');
    expect((await sharp(response.rawPayload).metadata()).width).toBe(32);
    expect(response.headers.vary).toContain('Authorization');
    expect((await read('getMediaFile', 'user', id, 'resize=32')).statusCode).toBe(404);
  });

  it('may be made by staff of the project only', async () => {
    const statuses: Record<string, number> = {};
    for (const identity of IDENTITIES) statuses[identity] = (await upload(identity, form())).statusCode;
    expect(statuses).toEqual({
      anonymous: 401,
      user: 403,
      sales_agent: 403,
      project_editor: 201,
      project_admin: 201,
      super_admin: 201,
    });
    const elsewhere = await upload('project_admin', uploadForm(picture, { projectId: '2' }));
    expect(elsewhere.statusCode).toBe(404);
  });

  it.each<[string, (bytes: Buffer) => FormData, number, RegExp]>([
    ['without a project', (bytes) => uploadForm(bytes), 400, /^"projectId" must be a whole number/],
    [
      'with a field too many',
      (bytes) => uploadForm(bytes, { projectId: '1', role: 'x' }),
      400,
      /"role" is unknown/,
    ],
    ['without a file', () => formOf({ projectId: '1' }), 400, /^The form has no file/],
    ['with two files', (bytes) => twice(uploadForm(bytes, { projectId: '1' })), 400, /more than one file/],
    ['with a field twice', (bytes) => fieldTwice(bytes), 400, /^The field "projectId" is there twice/],
    [
      'with a prototype',
      (bytes) => uploadForm(bytes, { projectId: '1', __proto__x: '1' }),
      400,
      /is unknown/,
    ],
    [
      'of more than 20 MB',
      () => uploadForm(Buffer.alloc(MAX_FILE_BYTES + 1, 0xff), { projectId: '1' }),
      413,
      /^The file has more than 20 MB\.$/,
    ],
  ])('%s are refused', async (_what, make, status, sentence) => {
    const response = await upload('super_admin', make(picture));
    expect(response.statusCode).toBe(status);
    expect(response.json().message).toMatch(sentence);
  });

  it('are refused as JSON, and forms elsewhere', async () => {
    const json = await upload('super_admin', { projectId: 1 });
    expect([json.statusCode, json.json().message]).toEqual([
      415,
      'The body must be a form (multipart/form-data) with a file.',
    ]);
    const elsewhere = await app.call('filterApartments', { body: form() });
    expect([elsewhere.statusCode, elsewhere.json().message]).toEqual([415, 'The body must be JSON.']);
  });

  it('[R7.023] takes a file of a member, whom alone and staff it is shown to, and none of a stranger', async () => {
    expect((await addOwn('anonymous')).statusCode).toBe(401);
    const open = (isOpen: boolean) =>
      app.db.updateTable('projects').set({ open_to_registered: isOpen }).where('id', '=', 1).execute();
    await open(false);
    expect((await addOwn('user')).statusCode).toBe(404);
    const ofAgent = await addOwn('sales_agent');
    expect(ofAgent.statusCode).toBe(201);
    const staff: Identity[] = ['project_editor', 'project_admin', 'super_admin'];
    expect(await seenBy(ofAgent.json().data.id)).toEqual(['sales_agent', ...staff]);

    await open(true);
    const ofUser = await addOwn('user');
    expect(ofUser.statusCode).toBe(201);
    expect(ofUser.json().data.attributes).not.toHaveProperty('draft');
    expect(await seenBy(ofUser.json().data.id)).toEqual(['user', ...staff]);
    const all = await app.call('listAllProjectMedia', {
      params: { projectId: 1 },
      headers: app.headersOf.project_admin,
    });
    expect(all.json().data.map((one: { id: number }) => one.id)).not.toContain(ofUser.json().data.id);
    expect((await addOwn('sales_agent', 987_654)).statusCode).toBe(404);
  });

  it('are taken for an unpublished project from its staff only, to others it is unknown', async () => {
    const publish = (published: boolean) =>
      app.db.updateTable('projects').set({ published }).where('id', '=', 1).execute();
    await publish(false);
    const hidden = await addOwn('user');
    const ofStaff = await addOwn('project_admin');
    await publish(true);
    expect([hidden.statusCode, hidden.json().message]).toEqual([404, 'You have no project 1.']);
    expect(ofStaff.statusCode).toBe(201);
  });

  it('are limited to twenty of a person for a project, also when sent at once', async () => {
    const values = { project_id: 1, user_id: USER_IDS.project_editor, position: 0, name: '{"en":"x"}' };
    await app.db
      .insertInto('media')
      .values(Array.from({ length: 18 }, () => ({ ...values, media_type_id: 1 })))
      .execute();
    const statuses = await Promise.all(
      Array.from({ length: 4 }, async () => (await addOwn('project_editor')).statusCode),
    );
    expect(statuses.toSorted()).toEqual([201, 201, 409, 409]);
    const response = await addOwn('project_editor');
    expect(response.json()).toEqual({
      code: 'quota-reached',
      message: 'You have sent in 20 files for this project; no more are taken.',
    });
    expect((await addOwn('project_admin')).statusCode).toBe(201);
  });

  it('are documented as forms', async () => {
    const { paths } = (await app.http.inject('/api/v1/openapi.json')).json();
    const { content } = paths['/api/v1/media/upload'].post.requestBody;
    expect(Object.keys(content)).toEqual(['multipart/form-data']);
    const { properties, required } = content['multipart/form-data'].schema;
    expect(Object.keys(properties).toSorted()).toEqual(['file', 'name', 'projectId']);
    expect(required.toSorted()).toEqual(['file', 'projectId']);
    const name: OperationName = 'uploadMedia';
    expect(paths['/api/v1/media/upload'].post.operationId).toBe(name);
  });
});

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.set(key, value);
  return form;
}

function twice(form: FormData): FormData {
  form.append('file', form.get('file') ?? '');
  return form;
}

function fieldTwice(bytes: Buffer): FormData {
  const form = uploadForm(bytes, { projectId: '1' });
  form.append('projectId', '2');
  return form;
}
