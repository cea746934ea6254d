import { operations } from '@suite/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApp } from '../../app.ts';
import { IDS } from '../../testing/fixture.ts';
import { openMailApp } from '../../testing/mail-app.ts';
import { FAST_BACKEND } from '../../testing/test-database.ts';

const APPS = { global: 9001, ofProject: 9002, ofUnpublishedProject: 9003 } as const;
const BODY = { favoritesList: [102, 101, 501, 101], emailAddress: 'Ana@Example.com' };

describe.each([FAST_BACKEND])('sending favourites on %s', (backend) => {
  let app: Awaited<ReturnType<typeof openMailApp>>;
  beforeAll(async () => {
    app = await openMailApp(backend);
    const clientApp = (id: number, projectId: number | null) => ({
      id,
      project_id: projectId,
      context_id: 1,
      name: '{"en":"App"}',
    });
    await app.db
      .insertInto('client_apps')
      .values([
        clientApp(APPS.global, null),
        clientApp(APPS.ofProject, 1),
        clientApp(APPS.ofUnpublishedProject, 3),
      ])
      .execute();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await app.db.deleteFrom('mails').execute();
    app.server.mails.length = 0;
  });

  const countMails = async () =>
    (await sql<{ count: number }>`select count(*)::int as count from mails`.execute(app.db)).rows[0]?.count;
  const onlyMail = () =>
    vi.waitFor(
      () => {
        const [mail] = app.server.mails;
        if (!mail) throw new Error('No mail');
        return mail;
      },
      { timeout: 15_000 },
    );

  const WAYS = [
    [
      '[R7.063] sendFavorites',
      (body: unknown) => app.call('sendFavorites', { body, headers: app.headersOf.user }),
    ],
    [
      '[R7.029] sendFavoritesFromApp',
      (body: unknown) =>
        app.call('sendFavoritesFromApp', {
          body,
          params: { id: APPS.ofProject },
          headers: app.headersOf.user,
        }),
    ],
  ] as const;

  it.each(WAYS)('%s mails each unit once, without a price', async (_name, send) => {
    const response = await send({
      ...BODY,
      firstName: 'Ana',
      lastName: 'Anić',
      phoneNumber: '064 1',
      note: 'Look <b>at</b> these',
    });
    expect([response.statusCode, response.json()]).toEqual([202, { ok: true }]);
    const { to, content, raw } = await onlyMail();
    // The part after the @ is the same in any case, and written in small letters.
    expect(to).toEqual(['Ana@example.com']);
    expect(content.subject).toBe('Favourites: 3 apartments');
    for (const [place, id] of [
      ['2/building/1', 102],
      ['2/building/1', 101],
      ['4/building/5', 501],
    ]) {
      const link = `https://homes.example/masterplan/${place}/apartment/${id}`;
      expect(content.text?.split(link)).toHaveLength(2);
      expect(content.html?.split(link)).toHaveLength(2);
    }
    expect(content.text).toMatch(
      /Apartment 2, House 1\n[\s\S]*Apartment 1, House 1\n[\s\S]*Apartment 1, House 5\n/,
    );
    expect(content.text).toContain('Status: Pending reservation');
    expect(content.text?.split('House 5')[1]).not.toContain('Status');
    expect(content.text).toContain('Sent by: Ana Anić\nPhone: 064 1\n\nNote:\n> Look <b>at</b> these');
    expect(content.html).not.toContain('<b>');
    expect(raw).not.toMatch(/140[,.]?000|200[,.]?000|€/);
  });

  it('sends nothing but the units for who is not signed in: no text of a sender goes to a third person', async () => {
    const texts = {
      firstName: 'Win',
      lastName: 'Prize',
      phoneNumber: '064 999',
      note: 'http://evil.example',
    };
    await app.call('sendFavorites', { body: { ...BODY, ...texts } });
    const { content, raw } = await onlyMail();
    expect(content.text).toContain('Apartment 1, House 1');
    expect(`${content.text}${content.html}${raw}`).not.toMatch(/Win|Prize|064 999|evil/);
  });

  it('writes in the language of the visitor', async () => {
    await app.call('sendFavorites', { body: { ...BODY, localeId: 'rs' } });
    const { content } = await onlyMail();
    expect(content.subject).toBe('Omiljeni stanovi: 3 stana');
    expect(content.text).toContain('https://homes.example/rs/masterplan/2/building/1/apartment/101');
    expect(content.text).toContain('Struktura: Garsonjera\nPovršina: 35,5\u00A0m²');
  });

  it.each([
    [[101, 999_999], 'There is no published unit 999999.'],
    [[IDS.unpublishedUnit, 101, 201, 601], `There are no published units ${IDS.unpublishedUnit}, 201, 601.`],
  ])('names the units of %j that are not there', async (favoritesList, message) => {
    const response = await app.call('sendFavorites', { body: { ...BODY, favoritesList } });
    expect([response.statusCode, response.json().message]).toEqual([404, message]);
    expect(await countMails()).toBe(0);
  });

  it('knows the client apps of published projects and of all', async () => {
    const send = async (id: number) =>
      (await app.call('sendFavoritesFromApp', { body: BODY, params: { id } })).statusCode;
    expect(await send(APPS.global)).toBe(202);
    expect(await send(APPS.ofUnpublishedProject)).toBe(404);
    expect(await send(999_999)).toBe(404);
    expect(await countMails()).toBe(1);
  });

  it.each([
    ['favoritesList', []],
    ['favoritesList', Array.from({ length: 51 }, (_, index) => index + 1)],
    ['favoritesList', ['101']],
    ['favoritesList', undefined],
    ['emailAddress', 'ana@example.com\r\nBcc: victim@example.com'],
    ['emailAddress', 'a@example.com, b@example.com'],
    ['emailAddress', ''],
    ['firstName', 'Ana\r\nBcc: victim@example.com'],
    ['lastName', 'x'.repeat(26)],
    ['phoneNumber', '+381'],
    ['note', 'x'.repeat(300)],
    ['localeId', 'fr'],
    ['consent', true],
  ])('refuses %s %j', async (name, value) => {
    const response = await app.call('sendFavorites', { body: { ...BODY, [name]: value } });
    expect(response.statusCode).toBe(400);
    expect(response.json().errors[0].path).toMatch(new RegExp(`^${name}`));
    expect(await countMails()).toBe(0);
  });

  it('answers a robot alike and sends nothing', async () => {
    const response = await app.call('sendFavorites', { body: { ...BODY, website: 'x' } });
    expect([response.statusCode, response.json()]).toEqual([202, { ok: true }]);
    expect(await countMails()).toBe(0);
  });

  it('mails an address three times a day, however it is written and however many ask at once', async () => {
    const send = (emailAddress: string) => app.call('sendFavorites', { body: { ...BODY, emailAddress } });
    const spellings = ['ana@example.com', 'ANA@example.com', 'ana@EXAMPLE.com', 'Ana@example.com'];
    const responses = await Promise.all([...spellings, ...spellings].map(send));
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      ...Array(3).fill(202),
      ...Array(5).fill(429),
    ]);
    const refused = responses.find(({ statusCode }) => statusCode === 429);
    expect(refused?.json()).toEqual({
      code: 'too-many-requests',
      message: '3 lists were sent to this address today already. Please try again tomorrow.',
    });
    expect((await send('other@example.com')).statusCode).toBe(202);
    await app.db.updateTable('mails').set({ created_at: sql`now() - interval '25 hours'` }).execute();
    expect((await send('ana@example.com')).statusCode).toBe(202);
  });

  it('limits a sender to five lists an hour', async () => {
    const limited = await createApp({ mediaDir: app.mediaDir, logLevel: 'silent', rateLimits: true });
    limited.setDatabase(app.db);
    const paths = [
      operations.sendFavorites.path,
      operations.sendFavoritesFromApp.path.replace('{id}', String(APPS.global)),
    ];
    for (const url of paths) {
      const statuses = [];
      for (let count = 0; count < 6; count += 1) {
        const payload = { ...BODY, emailAddress: `person-${count}@example.com` };
        statuses.push((await limited.http.inject({ method: 'POST', url, payload })).statusCode);
      }
      expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
    }
    await limited.http.close();
  });
});
