import { expect, type Locator, type Page, test } from '@playwright/test';
import { Keyboard } from '../pages/keyboard.ts';
import { demoPerson, signIn } from '../pages/people.ts';
import { askAboutUnit } from '../pages/request-form.ts';
import { expectSound } from '../pages/sound.ts';

const TEXTS = {
  en: {
    room: '/studio/projects/1/requests',
    title: 'Price requests',
    tab: '/protected?project=1&tab=enquiries',
    desk: '/studio',
    search: 'Search',
    takeUp: 'Take up',
    fulfil: 'Mark as fulfilled',
    assignee: 'Assigned to',
    agent: 'Demo agent (you)',
    given: 'Assigned to Demo admin',
    note: 'Note',
    addNote: 'Add note',
    history: 'What was done',
    office: 'To the sales office',
    price: 'Price when it was asked for',
    all: 'All',
    mine: 'Mine',
    none: 'No such requests',
    back: 'All requests',
    changed: 'Somebody else has changed this meanwhile',
  },
  rs: {
    room: '/rs/studio/projects/1/requests',
    title: 'Zahtevi za cenu',
    tab: '/rs/protected?project=1&tab=enquiries',
    desk: '/rs/studio',
    search: 'Pretraga',
    takeUp: 'Uzmite u rad',
    fulfil: 'Označite kao ispunjen',
    assignee: 'Zahtev vodi',
    agent: 'Demo agent (Vi)',
    given: 'Zahtev vodi Demo admin',
    note: 'Napomena',
    addNote: 'Dodajte napomenu',
    history: 'Šta je urađeno',
    office: 'Prodaji',
    price: 'Cena u vreme zahteva',
    all: 'Svi',
    mine: 'Moji',
    none: 'Nema takvih zahteva',
    back: 'Svi zahtevi',
    changed: 'Neko drugi je ovo u međuvremenu promenio',
  },
} as const;

const rowIn = (page: Page): Locator => page.getByRole('link', { name: /Ana Šćepanović/ });

for (const [language, text] of Object.entries(TEXTS)) {
  test(`an agent takes up a request, notes it and gives it to the admin, without a pointer, in ${language}`, async ({
    page,
    context,
    request,
  }) => {
    const address = await askAboutUnit(request);
    await signIn(context, demoPerson('agent'));
    const keyboard = new Keyboard(page);
    await page.goto(text.desk);
    await keyboard.press(page.getByRole('link', { name: 'Porto Vala', exact: true }));
    await keyboard.press(page.getByRole('link', { name: text.title }));
    await expect(page).toHaveURL(text.room);
    await keyboard.type(page.getByRole('searchbox', { name: text.search }), address);
    await expect(rowIn(page)).toHaveCount(1);
    await expectSound(page);
    await keyboard.press(rowIn(page));
    const open = page.getByRole('article');
    await expect(open.getByRole('heading', { level: 3 })).toBeFocused();
    await expect(open.getByRole('link', { name: address })).toBeVisible();
    await expect(open.getByText(text.price)).toBeVisible();
    await expect(open.getByRole('listitem').filter({ hasText: text.office })).toContainText(/\d{4}/);

    await keyboard.press(open.getByRole('button', { name: text.takeUp }));
    await expect(open.getByRole('button', { name: text.fulfil })).toBeVisible();
    const assignee = open.getByLabel(text.assignee);
    await expect(assignee.locator('option:checked')).toHaveText(text.agent);
    await keyboard.type(open.getByRole('textbox', { name: text.note }), 'Called, comes on Saturday.');
    await keyboard.press(open.getByRole('button', { name: text.addNote }));
    const history = open.getByRole('list', { name: text.history });
    await expect(history).toContainText('Called, comes on Saturday.');
    await keyboard.reach(assignee);
    await assignee.selectOption('Demo admin');
    await expect(history).toContainText(text.given);
    await expectSound(page);

    await page.setViewportSize({ width: 390, height: 844 });
    await keyboard.press(page.getByRole('link', { name: text.back }));
    await expect(rowIn(page)).toBeFocused();
    await keyboard.reach(page.getByRole('group', { name: text.assignee }).getByRole('radio').first());
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: text.mine })).toBeChecked();
    await expect(page.getByText(text.none)).toBeVisible();
    await expectSound(page);
  });
}

test('the address of the tab that requests had on the staff page leads to their room', async ({
  page,
  context,
}) => {
  await signIn(context, demoPerson('agent'));
  for (const { tab, room, title } of Object.values(TEXTS)) {
    await page.goto(tab);
    await expect(page).toHaveURL(room);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
  await signIn(context, demoPerson('editor'));
  await page.goto(TEXTS.en.tab);
  await expect(page).toHaveURL(TEXTS.en.room);
  await expect(page.getByText('Error 403')).toBeVisible();
});

test('who decides about a request that somebody else has changed meanwhile sees what it is now', async ({
  page,
  context,
  request,
}) => {
  const text = TEXTS.en;
  await askAboutUnit(request);
  await signIn(context, demoPerson('admin'));
  await page.goto(text.room);
  await rowIn(page).first().click();
  await expect(page.getByRole('button', { name: text.takeUp })).toBeVisible();
  const id = Number(new URL(page.url()).searchParams.get('request'));
  const { token } = await (await request.post('/api/v1/users/auth', { data: demoPerson('agent') })).json();
  const headers = { authorization: `Bearer ${token}` };
  const fulfilled = await request.patch(`/api/v1/enquiries/${id}`, { headers, data: { state: 'fulfilled' } });
  expect(fulfilled.status()).toBe(200);
  await page.getByRole('button', { name: text.takeUp }).click();
  await expect(page.getByRole('alert').filter({ hasText: text.changed })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take up again' })).toBeVisible();
  await expect(page.getByRole('list', { name: text.history })).toContainText('Demo agent');
});
