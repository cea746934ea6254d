import { madePdf } from '@suite/content/testing';
import { LANGUAGE_IDS } from '@suite/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giveRolesOn, type Identity } from '../../testing/identities.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { FAST_BACKEND } from '../../testing/test-database.ts';
import { plainPicture, uploadForm } from '../../testing/upload-forms.ts';

interface DescribedPart {
  readonly key: string;
  readonly views: readonly { readonly key: string }[];
}

describe.each([FAST_BACKEND])('pictures and plans of a draft on %s', (backend) => {
  let app: TestApp;
  let projectId: number;
  let picture: Buffer;
  beforeAll(async () => {
    app = await openTestApp(backend, { logLevel: 'error' });
    picture = await plainPicture(400, 300).jpeg().toBuffer();
    const made = await app.call('createProject', {
      body: { title: 'Riverside', organization: 'River d.o.o.', place: 'Novi Sad', from: 'nothing' },
      headers: app.headersOf.super_admin,
    });
    projectId = made.json().data.attributes.projectId;
    await giveRolesOn(app.db, projectId);
    for (const en of ['B1', 'Suma'])
      await change({ change: 'add-building', title: { en }, floors: 4, community: null });
    const unit = { number: '1', typeKey: 'studio', floor: 1, area: 40 };
    await app.call('changeDraftUnits', {
      params: { projectId },
      body: { added: ['B1', 'Suma'].map((building) => ({ ...unit, building })) },
      headers: app.headersOf.project_admin,
    });
    await send({ place: 'project' });
    await send({ place: 'building', owner: 'B1' });
    await send({ place: 'hero', title: 'From the sea' });
    await send({ place: 'plan', owner: 'studio' });
  });
  afterAll(() => app.close());

  const change = (body: object, identity: Identity = 'project_editor') =>
    app.call('changeDraftStructure', { params: { projectId }, body, headers: app.headersOf[identity] });
  const structure = () =>
    app.call('getDraftStructure', { params: { projectId }, headers: app.headersOf.project_editor });
  const parts = async (): Promise<DescribedPart[]> => (await structure()).json().data.attributes.parts;
  const send = (fields: Readonly<Record<string, string>>, bytes: Buffer = picture) =>
    app.call('addDraftPicture', {
      params: { projectId },
      body: uploadForm(bytes, fields, 'Sea side.jpg'),
      headers: app.headersOf.project_editor,
    });

  it('says of a picture what is to be seen and what stays in sight, to visitors once it is published', async () => {
    const describe = (key: string, said: object, identity?: Identity) =>
      change(
        {
          change: 'describe-picture',
          of: { kind: key === 'sea-side' ? 'view' : 'picture', key },
          title: { en: 'From the sea', sr: 'Sa mora' },
          alt: { en: '', sr: '' },
          focus: null,
          ...said,
        },
        identity,
      );
    const alt = { en: 'Five houses on a slope', sr: '' };
    expect((await describe('sea-side', { alt, focus: { x: 20, y: 80 } }, 'sales_agent')).statusCode).toBe(
      403,
    );
    expect((await describe('sea-side', { focus: { x: 101, y: 0 } })).statusCode).toBe(400);
    expect((await describe('none', {})).statusCode).toBe(404);
    await describe('sea-side', { alt, focus: { x: 20, y: 80 } });
    await describe('from-the-sea', { alt: { en: 'A boat', sr: 'Čamac' }, focus: { x: 1, y: 2 } });
    const said = await describe('from-the-sea', { alt: { en: '', sr: 'Čamac' } });
    const { parts, pictures } = said.json().data.attributes;
    expect(parts[0].views).toEqual([
      {
        key: 'sea-side',
        file: expect.any(String),
        title: { en: 'From the sea', sr: 'Sa mora' },
        alt,
        focus: { x: 20, y: 80 },
        shapes: 0,
      },
    ]);
    expect(pictures).toEqual([expect.objectContaining({ alt: { en: '', sr: 'Čamac' }, focus: null })]);
  });

  it('has plans of types and of homes, for each language, from pictures and pages of documents', async () => {
    const read = async () => (await structure()).json().data.attributes;
    const plan = (fields: Readonly<Record<string, string>>, bytes?: Buffer) =>
      send({ place: 'plan', owner: 'studio', ...fields }, bytes);
    const other = await plainPicture(300, 300).png().toBuffer();
    await plan({ language: 'sr' }, other);
    const [studio] = (await read()).types;
    expect(studio.plan.sr).not.toBe(studio.plan.en);
    await change({ change: 'rename', of: { kind: 'type', key: 'studio' }, title: { en: 'Loft', sr: 'Lof' } });
    expect((await read()).types[0].title).toEqual({ en: 'Loft', sr: 'Lof' });

    const ofUnit = (owner: string, bytes?: Buffer) => send({ place: 'unit-plan', owner }, bytes);
    expect((await ofUnit('Suma-9')).json().message).toContain('There is no home Suma-9.');
    const pages = (...colours: string[]) =>
      Buffer.from(
        madePdf(colours)
          .toString('latin1')
          .replace('/OpenAction 3 0 R', '')
          .replace(/3 0 obj.*?endobj/, '3 0 obj<<>>endobj'),
        'latin1',
      );
    const several = await ofUnit('Suma-1', pages('1 0 0', '0 1 0'));
    expect([several.statusCode, several.json().message]).toEqual([400, expect.stringContaining('2 pages')]);
    expect((await ofUnit('Suma-1', pages('1 0 0'))).statusCode).toBe(201);
    expect((await read()).unitPlans).toEqual([expect.objectContaining({ key: 'Suma-1' })]);
    const seen = async (view: string) => {
      const sent = await app.call('getViewPicture', {
        params: { projectId, view },
        headers: app.headersOf.project_editor,
      });
      return [sent.statusCode, sent.headers['content-type']];
    };
    expect([
      await seen('plan.studio.sr'),
      await seen('plan.Suma-1.en'),
      await seen('plan.duplex.en'),
    ]).toEqual([
      [200, 'image/png'],
      [200, 'image/png'],
      [404, expect.stringContaining('json')],
    ]);
    // A document is no picture elsewhere.
    expect((await send({ place: 'project' }, pages('1 0 0'))).statusCode).toBe(415);

    await change({ change: 'remove', of: { kind: 'unit-plan', key: 'Suma-1' } });
    await change({ change: 'remove', of: { kind: 'plan', key: 'studio' } });
    const { types, unitPlans } = await read();
    expect([types[0].plan, unitPlans]).toEqual([null, []]);
    expect((await change({ change: 'remove', of: { kind: 'plan', key: 'studio' } })).statusCode).toBe(404);
  });

  it('shows another file in the place of a picture, whose texts and shapes stay', async () => {
    const place = { projectId, view: 'sea-side-2' };
    const editor = app.headersOf.project_editor;
    const shapes = async () =>
      (await app.call('getViewShapes', { params: place, headers: editor })).json().data.attributes;
    const ring = [
      [40, 30],
      [80, 30],
      [80, 60],
      [40, 60],
      [40, 30],
    ];
    const target = { kind: 'unit', building: 'B1', unit: '1' };
    const drawn = await app.call('updateViewShapes', {
      params: place,
      body: { shapes: [{ id: 'a', ...target, label: [60, 45], ring }] },
      headers: editor,
    });
    expect(drawn.statusCode).toBe(200);
    const before = (await parts()).find(({ key }) => key === 'B1')?.views[0];
    const larger = await plainPicture(800, 600).jpeg().toBuffer();
    expect((await send({ place: 'replacement', owner: 'none' }, larger)).statusCode).toBe(404);
    expect((await send({ place: 'replacement', owner: 'sea-side-2' }, larger)).statusCode).toBe(201);
    const after = (await parts()).find(({ key }) => key === 'B1')?.views[0];
    expect(after).toEqual({ ...before, file: expect.any(String) });
    const { width, height, shapes: fitted } = await shapes();
    expect([width, height, fitted[0].ring[0], fitted[0].ring[2]]).toEqual([800, 600, [80, 60], [160, 120]]);
  });

  it('say to visitors what an editor wrote, in the language that it was written in', async () => {
    const published = await app.call('publishVersion', {
      params: { projectId, number: 1 },
      headers: app.headersOf.project_admin,
    });
    expect(published.statusCode).toBe(200);
    const hero = async (langId: number) => {
      const shown = await app.call('getProject', { params: { projectId }, query: `langId=${langId}` });
      expect(shown.statusCode).toBe(200);
      const media: { name: string; mediaData: object }[] = shown.json().data.attributes.media;
      return media.find(({ name }) => ['From the sea', 'Sa mora'].includes(name))?.mediaData;
    };
    // Nobody said it in English: the title stands for it.
    expect(await hero(LANGUAGE_IDS.english)).not.toHaveProperty('alt');
    expect(await hero(LANGUAGE_IDS.serbianLatin)).toMatchObject({ alt: 'Čamac' });
  });
});
