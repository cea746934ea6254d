import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import type { Unit } from '@suite/api';
import type { Locale } from '@suite/contracts';
import { watchErrors } from '../pages/console.ts';
import { mailsTo } from '../pages/mailbox.ts';
import type { Panels } from '../pages/panels.ts';
import { newPerson, signIn } from '../pages/people.ts';
import { enquiriesOf, newAddress, RequestForm } from '../pages/request-form.ts';
import { type Visit, visit } from '../pages/unit-visit.ts';

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('favorites'));

for (const locale of ['en', 'rs'] as const) {
  test(`[R2.092] [R2.093] [R2.095] [R4.017] [R4.022] [R4.023] [R5.007] [R5.037] [R8.015] [R6.004] a guest uses every panel of a home in ${locale}`, async ({
    page,
    request,
  }) => {
    const problems = watchErrors(page);
    const at = await visit(page, request, locale);
    await isForMembers(at);
    await hasSavedNothing(at);
    await reckons(at, { price: '250.000', payment: '1,111 €' });
    await readsThePolicy(at);
    await changesTheCookies(at);
    await downloads(at, at.unit);
    await asksForThePrice(at, locale);
    expect(problems).toEqual([]);
  });

  test(`[R2.094] [R4.027] [R8.016] a registered visitor uses every panel of a home in ${locale}`, async ({
    page,
    request,
  }) => {
    const problems = watchErrors(page);
    const person = await newPerson(request);
    await signIn(page.context(), person);
    const at = await visit(page, request, locale);
    await savesAndSends(at, person.email);
    await compares(at);
    await reckonsWithThePrice(at);
    await readsThePolicy(at);
    await changesTheCookies(at);
    await downloads(at, at.other);
    await opensTheRequest(at);
    expect(problems).toEqual([]);
  });
}

/** The notice of the heart and of the scales: one at a time, left by its buttons only. */
async function isForMembers({ page, say, panels }: Visit): Promise<void> {
  for (const [action, title, message] of [
    ['common.save', 'common.addToFavourites', 'common.guestFavourites'],
    ['common.compare', 'common.addToCompare', 'common.guestCompare'],
  ] as const) {
    const opener = page.getByRole('main').getByRole('button', { name: say(action), exact: true });
    await opener.click();
    const notice = panels.dialog(title);
    await expect(notice.getByText(say(message))).toBeVisible();
    await expect(notice.getByRole('button', { name: say('shell.notice.login') })).toBeVisible();
    await expect(notice.getByRole('button', { name: say('shell.notice.register') })).toBeVisible();
    await panels.isAlone(notice);
    await page.keyboard.press('Escape');
    await notice.getByRole('button', { name: say('common.keepLooking') }).click();
    await expect(notice).toBeHidden();
    await expect(opener).toBeFocused();
  }
  expect((await stored(page)) ?? '[]').toBe('[]');
}

/** Favourites and comparison of a guest: empty, with the way in. */
async function hasSavedNothing({ panels, say }: Visit): Promise<void> {
  const saved = await panels.open('favourites');
  const card = panels.dialog('panels.favourites.title');
  await expect(card.getByText(say('panels.favourites.guestText'))).toBeVisible();
  await expect(card.getByRole('link', { name: say('common.register') })).toBeVisible();
  await panels.isAlone(card);
  await panels.leave(card, saved);

  const scales = await panels.open('compare');
  const comparison = panels.dialog('panels.compare.title');
  await expect(comparison.getByText(say('panels.compare.empty'))).toBeVisible();
  await panels.isAlone(comparison);
  await panels.leave(comparison, scales);
}

/** The three pages of the favourites, and Undo. */
async function savesAndSends({ page, say, panels, unit }: Visit, email: string): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: say('common.save'), exact: true })
    .click();
  await expect.poll(() => stored(page)).toBe(`[${unit.id}]`);
  const opener = await panels.open('favourites');
  const card = panels.dialog('panels.favourites.title');
  await expect(
    card.getByRole('link', { name: say('unit.apartmentNumber', { number: unit.name }) }),
  ).toBeVisible();
  await expect(card.getByText('€')).toBeVisible();
  await panels.isAlone(card);

  await card.getByRole('button', { name: say('panels.favourites.sendByMail') }).click();
  const form = panels.dialog('panels.favourites.mailTitle');
  const address = newAddress();
  const field = form.getByRole('textbox', { name: say('panels.favourites.email') });
  await expect(field).toHaveValue(email);
  await panels.isAlone(form);
  await field.fill(address);
  await form.getByRole('button', { name: say('common.send'), exact: true }).click();
  const sent = panels.dialog('panels.favourites.sentTitle');
  await expect(sent.getByText(say('panels.favourites.sentText'))).toBeVisible();
  await panels.isAlone(sent);
  await expect.poll(async () => (await mailsTo(address)).length).toBe(1);

  await sent.getByRole('button', { name: say('panels.favourites.okay') }).click();
  await expect(sent).toBeHidden();
  await expect(opener).toBeFocused();
  expect(await stored(page)).toBe('[]');
  await page.getByRole('button', { name: say('common.undo') }).click();
  expect(await stored(page)).toBe(`[${unit.id}]`);
}

/** This home beside the next one, with their prices. */
async function compares({ page, say, panels, unit, other }: Visit): Promise<void> {
  const scales = page.getByRole('main').getByRole('button', { name: say('common.compare'), exact: true });
  await scales.click();
  await page.getByRole('link', { name: say('apartment.steps.next', { number: other.name }) }).click();
  await scales.click();
  const opener = await panels.open('compare');
  const card = panels.dialog('panels.compare.title');
  await expect(card.getByRole('columnheader', { name: other.name })).toBeVisible();
  await expect(card.getByRole('row', { name: say('unit.price') }).getByRole('cell')).toContainText([
    '€',
    '€',
  ]);
  await panels.isAlone(card);
  await card.getByText(say('panels.compare.differences')).click();
  await expect(card.getByRole('row', { name: say('unit.type') })).toHaveCount(0);
  await card.getByRole('button', { name: say('panels.compare.removeOne', { number: unit.name }) }).click();
  await expect(card.getByRole('columnheader', { name: unit.name })).toHaveCount(0);
  await panels.leave(card, opener);
}

/** A loan for a price that the visitor types, and one year more. */
async function reckons(at: Visit, typed: { price: string; payment: string }): Promise<void> {
  const { say, panels } = at;
  const opener = await panels.open('calculator');
  const card = panels.dialog('panels.calculator.title');
  const payment = card.getByRole('status', { name: say('panels.calculator.payment') });
  await expect(payment).toHaveText(/^0/);
  await card.getByRole('textbox', { name: say('panels.calculator.price') }).fill(typed.price);
  await expect(payment).toHaveText(typed.payment);
  await panels.isAlone(card);
  await card.getByRole('slider', { name: say('panels.calculator.term') }).press('ArrowRight');
  await expect(payment).not.toHaveText(typed.payment);
  await leaveTheCalculator(at, card, opener);
}

/** The loan begins with the price of the home. */
async function reckonsWithThePrice(at: Visit): Promise<void> {
  const { page, say, panels } = at;
  const text =
    (await page
      .getByRole('main')
      .getByText(/^[\d,]+\s€$/)
      .first()
      .textContent()) ?? '';
  const opener = await panels.open('calculator');
  const card = panels.dialog('panels.calculator.title');
  await expect(card.getByRole('textbox', { name: say('panels.calculator.price') })).toHaveValue(
    text.replace(/\s€$/, ''),
  );
  await expect(card.getByRole('status', { name: say('panels.calculator.payment') })).toHaveText(/^[1-9]/);
  await panels.isAlone(card);
  await leaveTheCalculator(at, card, opener);
}

/** On a phone the menu comes back, from which it was opened (specification §4). */
async function leaveTheCalculator(
  { page, panels, isPhone }: Visit,
  card: ReturnType<Panels['dialog']>,
  opener: ReturnType<Panels['dialog']>,
): Promise<void> {
  if (!isPhone) return panels.leave(card, opener);
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await panels.isAlone(panels.menu);
  return panels.leave(panels.menu, opener);
}

async function readsThePolicy({ say, panels }: Visit): Promise<void> {
  const opener = await panels.open('privacy-policy');
  const policy = panels.dialog('common.privacyPolicy');
  await expect(policy.getByText('30.07.2025')).toBeVisible();
  await expect(policy.getByRole('button', { name: say('common.close') })).toBeVisible();
  await panels.isAlone(policy);
  await panels.leave(policy, opener);
}

/** Statistics are allowed and withdrawn again. */
async function changesTheCookies({ page, say, panels }: Visit): Promise<void> {
  const choice = async () => {
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'cookiePreferences');
    return decodeURIComponent(cookie?.value ?? '');
  };
  const card = page.getByRole('region', { name: say('common.cookies') });
  await panels.open('cookies');
  await panels.isAlone(card);
  await card.getByRole('switch', { name: say('panels.cookies.statistics') }).press('Space');
  await card.getByRole('button', { name: say('panels.cookies.save') }).click();
  await expect(card).toBeHidden();
  expect(await choice()).toContain('"statistics":true');
  const opener = await panels.open('cookies');
  await expect(card.getByRole('switch', { name: say('panels.cookies.statistics') })).toBeChecked();
  await card.getByRole('button', { name: say('common.rejectAll') }).click();
  await expect(card).toBeHidden();
  expect(await choice()).toContain('"statistics":false');
  await expect(opener).toBeFocused();
}

async function downloads({ page, say, panels }: Visit, unit: Unit): Promise<void> {
  const opener = await panels.open('download');
  const card = panels.dialog('apartment.downloads.title');
  const file = card.getByRole('listitem').first();
  await expect(file).toContainText(/\d (kB|MB)/);
  await panels.isAlone(card);
  const [archive] = await Promise.all([
    page.waitForEvent('download'),
    card.getByRole('button', { name: say('common.downloadAll') }).click(),
  ]);
  expect(archive.suggestedFilename()).toContain(unit.name);
  expect((await readFile(await archive.path())).length).toBeGreaterThan(1_000);
  await panels.leave(card, opener);
}

/** The policy is read meanwhile, the form is as it was, a double click is one enquiry, and its answer arrives. */
async function asksForThePrice({ page, request, say, panels, unit }: Visit, locale: Locale): Promise<void> {
  const opener = page.getByRole('button', { name: say('common.askForPrice') });
  const form = new RequestForm(page, say);
  await opener.click();
  await form.field('firstName').fill('Eva');
  await panels.leave(form.dialog, opener);
  await opener.click();
  await form.dialog.getByRole('button', { name: say('apartment.ask.clear') }).click();
  await expect(form.field('firstName')).toHaveValue('');
  await expect(form.send).toBeDisabled();
  await panels.isAlone(form.dialog);
  const box = await form.dialog.boundingBox();
  expect({ width: box?.width, height: box?.height }).toEqual(page.viewportSize());

  const address = newAddress();
  await form.fillIn(address);
  await form.dialog.getByRole('button', { name: /Privacy Policy|Politiku privatnosti/ }).click();
  const policy = panels.dialog('common.privacyPolicy');
  await expect(policy.getByText('30.07.2025')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(policy).toBeHidden();
  await expect(form.field('emailAddress')).toHaveValue(address);
  await form.send.dblclick();
  const thanks = panels.dialog('apartment.thanks.title');
  await expect(thanks.getByRole('status')).toHaveText(say('apartment.thanks.sent'));
  await panels.isAlone(thanks);
  await thanks.getByRole('button', { name: say('common.ok') }).click();
  await expect(thanks).toBeHidden();
  await expect(opener).toBeFocused();

  await expect.poll(async () => (await mailsTo(address)).length).toBe(1);
  const [mail] = await mailsTo(address);
  expect(mail).toContain(locale === 'en' ? `Apartment ${unit.name}` : `Primili smo Vaš zahtev: ${unit.name}`);
  expect(await enquiriesOf(request, address)).toMatchObject([
    { apartmentId: unit.id, firstName: 'Ana', lastName: 'Šćepanović', localeId: locale, note: '' },
  ]);
}

/** Who sees the price asks for more than that. */
async function opensTheRequest({ page, say, panels }: Visit): Promise<void> {
  const opener = page.getByRole('button', { name: say('common.requestInformation') });
  const form = new RequestForm(page, say);
  await opener.click();
  await expect(form.send).toBeDisabled();
  await panels.isAlone(form.dialog);
  await panels.leave(form.dialog, opener);
}
