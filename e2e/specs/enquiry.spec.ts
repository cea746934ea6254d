import { readFile } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import type { Apartment, Enquiry } from '@suite/contracts';
import { watchProblems } from '../pages/console.ts';
import { demoApartments, demoBuilding } from '../pages/demo.ts';
import { mailsTo } from '../pages/mailbox.ts';

const WORDS = {
  en: {
    prefix: '',
    ask: 'Ask for price',
    dialog: 'Request information',
    fields: ['First name', 'Last name', 'E-mail'],
    send: 'Send request',
    thanks: 'Thank you',
    sent: 'You have successfully submitted your price request',
    mail: 'Apartment 103',
  },
  rs: {
    prefix: '/rs',
    ask: 'Zatražite cenu',
    dialog: 'Zatražite informacije',
    fields: ['Ime', 'Prezime', 'E-adresa'],
    send: 'Pošaljite upit',
    thanks: 'Hvala na interesovanju',
    sent: 'Uspešno ste poslali upit za cenu',
    mail: 'Primili smo Vaš upit: 103',
  },
} as const;
type Words = (typeof WORDS)[keyof typeof WORDS];

const ASK = '**/api/v1/public/apartments/ask-for-price';

async function demoHome(request: APIRequestContext): Promise<Apartment> {
  const homes = await demoApartments(request, await demoBuilding(request, 'B2'));
  const home = homes.find(({ name, status }) => name === '103' && status === 'available');
  if (!home) throw new Error('Apartment 103 is not available any more');
  return home;
}

const pathOf = ({ masterplanId, buildingId, id }: Apartment) =>
  `/masterplan/${masterplanId}/building/${buildingId}/apartment/${id}`;

/** An address that no other test has written from. */
const newAddress = () => `ana.${crypto.randomUUID()}@example.com`;

async function fillIn(page: Page, words: Words, address: string): Promise<void> {
  const [firstName, lastName, email] = words.fields;
  await page.getByRole('textbox', { name: firstName, exact: true }).fill('Ana');
  await page.getByRole('textbox', { name: lastName, exact: true }).fill('Šćepanović');
  await page.getByRole('textbox', { name: email, exact: true }).fill(address);
  await page.getByRole('checkbox').check({ force: true });
}

/** What the demo's admin sees of a visitor's requests. */
async function enquiriesOf(request: APIRequestContext, address: string): Promise<Enquiry[]> {
  const login = { email: 'admin@porto-vala.example', password: 'porto-vala-admin' };
  const answer = await request.post('/api/v1/users/auth', { data: login });
  const { token } = (await answer.json()) as { token: string };
  const list = await request.get('/api/v1/enquiries', { headers: { authorization: `Bearer ${token}` } });
  const { data } = (await list.json()) as { data: { attributes: Enquiry }[] };
  return data.map(({ attributes }) => attributes).filter(({ emailAddress }) => emailAddress === address);
}

async function violationsOf(page: Page): Promise<string[]> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  // For some seconds React Aria's announcer names the button that was pending, which is gone with its dialog.
  const axe = new AxeBuilder({ page }).withTags(tags).exclude('[data-live-announcer]');
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id} ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

for (const locale of ['en', 'rs'] as const) {
  const words = WORDS[locale];

  test(`[R2.092] [R2.093] [R4.017] [R4.023] [R5.007] [R5.037] [R8.015] a guest asks for a price in ${locale}, once, and it arrives`, async ({
    page,
    request,
  }) => {
    const problems = watchProblems(page);
    const home = await demoHome(request);
    const address = newAddress();
    await page.goto(words.prefix + pathOf(home));
    await page.getByRole('button', { name: words.ask }).click();
    const dialog = page.getByRole('dialog', { name: words.dialog });
    await expect(dialog).toBeVisible();
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width, height });
    const send = page.getByRole('button', { name: words.send });
    await expect(send).toBeDisabled();
    expect(await violationsOf(page)).toEqual([]);

    await fillIn(page, words, address);
    await send.dblclick();
    const thanks = page.getByRole('dialog', { name: words.thanks });
    await expect(thanks.getByRole('status')).toHaveText(words.sent);
    await expect(dialog).toHaveCount(0);
    expect(await violationsOf(page)).toEqual([]);
    await page
      .getByRole('button', { name: 'OK' })
      .or(page.getByRole('button', { name: 'U redu' }))
      .click();
    await expect(thanks).toHaveCount(0);

    await expect.poll(() => mailsTo(address)).toHaveLength(1);
    expect((await mailsTo(address))[0]).toContain(words.mail);
    expect(await enquiriesOf(request, address)).toMatchObject([
      { apartmentId: home.id, firstName: 'Ana', lastName: 'Šćepanović', localeId: locale, note: '' },
    ]);
    expect(problems).toEqual([]);
  });
}

test('a request whose answer was lost is sent again, and is one enquiry', async ({ page, request }) => {
  const home = await demoHome(request);
  const address = newAddress();
  let isFirst = true;
  await page.route(ASK, async (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    // The server has it; only its answer is lost.
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.goto(pathOf(home));
  await page.getByRole('button', { name: WORDS.en.ask }).click();
  await fillIn(page, WORDS.en, address);
  await page.getByRole('button', { name: WORDS.en.send }).click();
  await expect(page.getByRole('alert')).toContainText('What you typed is kept');
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(address);
  await page.getByRole('button', { name: WORDS.en.send }).click();
  await expect(page.getByRole('dialog', { name: WORDS.en.thanks })).toBeVisible();
  expect(await enquiriesOf(request, address)).toHaveLength(1);
});

test('[R2.089] [R2.090] [R2.091] a guest takes the pictures of a home, one by one and all as one ZIP', async ({
  page,
  request,
}) => {
  const home = await demoHome(request);
  const whole = await request.get(`/api/v1/frontend/apartments/${home.id}`);
  const { media } = ((await whole.json()) as { data: { attributes: Apartment } }).data.attributes;
  const [picture] = media.filter(({ contentType }) => contentType?.startsWith('image/'));
  if (!picture?.url) throw new Error('The home has no picture');
  const bytes = await (await request.get(picture.url)).body();

  await page.goto(pathOf(home));
  await page.getByRole('main').getByRole('button', { name: 'Download' }).click();
  const dialog = page.getByRole('dialog', { name: 'Downloads' });
  await expect(dialog.getByRole('listitem').first()).toContainText(picture.name);
  expect(await violationsOf(page)).toEqual([]);

  const [single] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: `Download ${picture.name}` }).click(),
  ]);
  expect((await readFile(await single.path())).equals(bytes)).toBe(true);

  const listed = await dialog.getByRole('listitem').count();
  const [archive] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download all' }).click(),
  ]);
  expect(archive.suggestedFilename()).toBe('Apartment 103.zip');
  const zip = await readFile(await archive.path());
  // One entry of the directory for each file; they are stored as they are.
  expect(zip.toString('latin1').split('PK\u0001\u0002')).toHaveLength(listed + 1);
  expect(zip.includes(single.suggestedFilename())).toBe(true);
  expect(zip.includes(bytes)).toBe(true);
});
