import { expect, type Locator } from '@playwright/test';
import { violationsOf } from '../pages/axe.ts';
import { watchErrors } from '../pages/console.ts';
import { askForFirstReads } from '../pages/first-reads.ts';
import { layoutIssues } from '../pages/layout.ts';
import { ODD_PERSON, test } from '../pages/odd-server.ts';
import { newAddress, RequestForm } from '../pages/request-form.ts';
import { conformance, type Visit } from './visit.ts';

// One server for all of them.
test.describe.configure({ mode: 'default' });

const BUILDING = '/masterplan/1/building';
const HIDDEN = '/masterplan/3/building/5';

conformance(
  'odd data',
  async (visit) => {
    const errors = watchErrors(visit.page);
    await fits(visit);
    await counts(visit);
    await hidesStatuses(visit);
    await asksForOwnConsent(visit);
    await visit.look('nothing fails in silence, but for the files that are broken', async () => {
      expect(errors.filter((error) => !/status of 404/.test(error))).toEqual([]);
    });
  },
  { server: { test, member: ODD_PERSON }, each: true },
);

/** Pages with what makes each odd, and with what is there once they are whole: a message, or a part. */
const PAGES: readonly (readonly [what: string, path: string, whole: string])[] = [
  ['projects with long names, and without pictures', '/map', 'main [data-label]'],
  ['a root with buildings of any kind', '/masterplan/1', '[data-picture-state="ready"]'],
  ['a root without a picture', '/masterplan/2', 'main h2'],
  ['a list with long numbers and basements', `${BUILDING}/1?list=1`, 'main table'],
  ['a search', `${BUILDING}/1/search`, '[role="dialog"] input'],
  ['a building with a broken picture', `${BUILDING}/2`, 'building.picture.failed'],
  ['a building without a home', `${BUILDING}/3`, 'building.state.empty'],
  ['a building without a picture', '/masterplan/2/building/4', 'building.state.no-views'],
  ['a home with a broken plan', `${BUILDING}/1/apartment/101`, 'main h2'],
  ['a home with a long number', `${BUILDING}/1/apartment/104`, 'main h2'],
  ['homes without plans beside each other', '/compare-apartments-view?ids=101,104,105,106', 'main table'],
];
/** Rules for screen readers take a second; these have the most to name. */
const READ_WHOLE = ['main table', 'building.picture.failed'];

async function fits(visit: Visit): Promise<void> {
  const { page, labels } = visit;
  for (const [what, path, whole] of PAGES) {
    await visit.look(`${what}: all of it fits, and says something`, async () => {
      await visit.open(path);
      const part = whole.startsWith('building.') ? page.getByText(labels(whole)) : page.locator(whole);
      await expect(part.first()).toBeVisible();
      await expect.poll(() => layoutIssues(page)).toEqual([]);
      if (READ_WHOLE.includes(whole)) expect(await violationsOf(page)).toEqual([]);
    });
  }
}

async function counts(visit: Visit): Promise<void> {
  const { page, labels, main, banner, isMember, isPhone } = visit;
  const rows = main.getByRole('row').filter({ has: page.getByRole('link') });
  await visit.row('R2.056, R5.039', 'title, list and filter count the same homes', async () => {
    await visit.open(`${BUILDING}/1?list=1`);
    await expect(rows).toHaveCount(8);
    await expect(banner.getByRole('paragraph')).toHaveText(/^4\b.*\b8\b/);
    await visit.open(`${BUILDING}/1?list=1&status=available`);
    await expect(rows).toHaveCount(4);
    await expect(banner.getByRole('paragraph')).toHaveText(/^4\b.*\b8\b/);
  });
  await visit.row('R5.036, R6.006', 'a price of 0 is no price', async () => {
    const row = rows.filter({ has: page.getByRole('link', { name: '1', exact: true }) });
    if (isMember && !isPhone) await expect(row).toContainText(labels('common.priceOnRequest'));
    await expect(row).not.toContainText('€');
    await expect(main.getByText(/(^|\D)0\s€/)).toHaveCount(0);
  });
  const search = page.getByRole('dialog').getByRole('searchbox');
  const found = page.getByRole('dialog').getByRole('listitem');
  await visit.row(
    'R5.040, R5.038, R5.039',
    'the search finds numbers with a type, and nothing by nothing',
    async () => {
      await visit.open(`${BUILDING}/1/search`);
      await search.fill('penthouse');
      await expect(found).toHaveCount(1);
      // Home 2 has no type.
      await search.fill('2');
      await expect(found).toHaveCount(1);
      await search.fill('');
      await expect(found).toHaveCount(0);
      await expect(page.getByText(labels('building.search.hint'))).toBeVisible();
    },
  );
  await visit.row('R9.010', 'a row of the search is 75 px high', async () => {
    await search.fill('1');
    await expect.poll(async () => (await found.first().boundingBox())?.height).toBe(75);
  });
}

/** Gives the buttons of the filter bar by their labels; on a phone the sections of all filters. */
async function opensFilters(visit: Visit, path: string): Promise<(id: string) => Locator> {
  const { page, labels, isPhone } = visit;
  await visit.open(path);
  if (!isPhone) {
    const bar = page.getByRole('toolbar', { name: labels('building.tools.label') });
    return (id) => bar.getByRole('button', { name: labels(id), exact: true });
  }
  await page.getByRole('button', { name: labels('common.filters'), exact: true }).click();
  const card = page.getByRole('dialog');
  return (id) => card.getByText(labels(id), { exact: true });
}

async function hidesStatuses(visit: Visit): Promise<void> {
  const { page, labels, main, panels, isMember, isPhone } = visit;
  await visit.row('R9.007', 'organisation 10 has ranges in place of a price, for members', async () => {
    const filter = await opensFilters(visit, `${BUILDING}/1`);
    await expect(filter('unit.orientation')).not.toHaveCount(0);
    const price = filter(isPhone ? 'filter.price-range' : 'unit.price');
    await expect(price).toHaveCount(isMember ? 1 : 0);
    if (!isMember) return;
    if (!isPhone) await price.click();
    const all = page.getByRole('dialog').getByRole('radio', { name: labels('filter.price-range.all') });
    await expect(all).toBeChecked();
  });
  await visit.row('R5.043, R5.041, R3.045', 'no filter for what is hidden or the same for all', async () => {
    const filter = await opensFilters(visit, HIDDEN);
    await expect(filter('unit.type').or(filter('filter.type'))).not.toHaveCount(0);
    for (const id of ['unit.status', 'unit.area', 'unit.orientation'])
      await expect(filter(id)).toHaveCount(0);
    await expect(page.getByText(labels('status.sold'))).toHaveCount(0);
    await expect(page.getByText(labels('status.available'))).toHaveCount(0);
  });
  await visit.row('R6.005', 'a project that compares nothing says so', async () => {
    await askForFirstReads(page);
    const settings = page.waitForResponse(/\/settings/);
    await visit.open(`${HIDDEN}/apartment/502`);
    await settings;
    await main.getByRole('button', { name: labels('common.compare'), exact: true }).click();
    const notice = page.getByRole('dialog');
    await expect(notice.getByText(labels('common.compareDisabled'))).toBeVisible();
    await notice.getByRole('button', { name: labels('shell.notice.ok'), exact: true }).click();
    await expect(notice).toBeHidden();
  });
  await visit.row('R2.089', 'a name with .pdf is not among the downloads', async () => {
    await visit.open(`${BUILDING}/1/apartment/104`);
    await panels.open('download');
    const files = panels.dialog('apartment.downloads.title').getByRole('listitem');
    await expect(files).toHaveCount(1);
    await expect(files).not.toContainText('.pdf');
    await expect.poll(() => layoutIssues(page)).toEqual([]);
    await page.keyboard.press('Escape');
  });
}

async function asksForOwnConsent(visit: Visit): Promise<void> {
  const { page, labels, main } = visit;
  const form = new RequestForm(page, labels);
  const box = (id: string) => form.dialog.getByRole('checkbox', { name: labels(id) });
  await main
    .getByRole('button', {
      name: labels(visit.isMember ? 'common.requestInformation' : 'common.askForPrice'),
    })
    .click();
  await visit.row(
    'R5.010, R5.011',
    'organisation 10 offers its news, and asks for no time to call',
    async () => {
      await expect(box('apartment.ask.newsletter')).not.toBeChecked();
      await expect(
        form.dialog.getByRole('textbox', { name: labels('apartment.ask.contactTime') }),
      ).toHaveCount(0);
      await expect.poll(() => layoutIssues(page)).toEqual([]);
    },
  );
  await visit.row('R5.009', 'its own consent is needed too', async () => {
    await form.fillIn(newAddress());
    await expect(form.send).toBeDisabled();
    await box('apartment.ask.ownConsent').check({ force: true });
    await expect(form.send).toBeEnabled();
    await form.send.click();
    await expect(page.getByText(labels('apartment.thanks.sent'))).toBeVisible();
    await expect.poll(() => layoutIssues(page)).toEqual([]);
  });
}
