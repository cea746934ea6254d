import { readFile } from 'node:fs/promises';
import { type Download, expect, type Locator } from '@playwright/test';
import type { Media, Unit } from '@suite/api';
import { availableUnits, unitPath } from '../pages/demo.ts';
import { conformance, type Visit } from './visit.ts';

conformance('the page of an apartment and its downloads', async (visit) => {
  // A home with a plan and with pictures.
  const units = await availableUnits(visit.request, 'B2');
  const unit = units.find(({ apartmentTypeKey }) => apartmentTypeKey === 'three_bedroom');
  if (!unit) throw new Error('B2 has no available home with three bedrooms');
  if (visit.isMember) await visit.becomeNewPerson();
  await visit.open(unitPath(unit));
  await readsTheFacts(visit, unit);
  await looksAtPlanAndPictures(visit, unit);
  await usesTheBar(visit, unit);
  await takesThePictures(visit, unit);
  await leaves(visit);
});

async function readsTheFacts(visit: Visit, unit: Unit): Promise<void> {
  const { page, labels, main, isMember, isPhone } = visit;
  const isSerbian = visit.setting.locale === 'rs';
  await visit.row('R2.025', 'the address of an apartment shows it, with its facts', async () => {
    const title = labels('unit.apartmentNumber', { number: unit.name });
    await expect(main.getByRole('heading', { level: 2, name: title })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(title));
    for (const id of ['unit.type', 'unit.netArea', 'unit.floor', 'unit.orientation'])
      await expect(main.getByText(labels(id), { exact: true }).first()).toBeVisible();
  });
  await visit.row('R8.023', 'availability, date and numbers are written as the language does', async () => {
    await expect(main.getByText(labels('common.availabilityNotGuaranteed')).first()).toBeVisible();
    await expect(
      main
        .getByText(
          isSerbian ? /\d{1,2}\. [a-z]{3} \d{4}\. \d\d:\d\d/ : /\d{1,2} [A-Z][a-z]{2} \d{4}, \d\d:\d\d/,
        )
        .first(),
    ).toBeVisible();
    const area = unit.area.toFixed(1).replace('.', isSerbian ? ',' : '.');
    await expect(main.getByText(`${area} m²`, { exact: true }).first()).toBeVisible();
  });
  await visit.row('R5.036, R5.037, R9.001', 'a price, or the button that asks for it', async () => {
    const price = main.getByText(/^\d{1,3}(,\d{3})+\s€$/);
    const ask = main.getByRole('button', { name: labels('common.askForPrice') });
    if (isMember) {
      await expect(price.first()).toBeVisible();
      await expect(ask).toHaveCount(0);
    } else {
      await expect(ask).toBeVisible();
      await expect(main.getByText('€')).toHaveCount(0);
      await expect(main.getByText(labels('common.priceOnRequest')).first()).toBeVisible();
    }
  });
  await visit.row('R2.050, R2.051, R2.071', 'the page has neither footer nor filter bar', async () => {
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByRole('toolbar')).toHaveCount(0);
    await expect(page.getByRole('button', { name: labels('common.filters'), exact: true })).toHaveCount(0);
  });
  await visit.row('R5.037', 'the bar with the actions lies at the foot, whole and uncovered', async () => {
    for (const id of ['common.save', 'common.compare', 'common.share', 'apartment.print.action']) {
      const action = main.getByRole('button', { name: labels(id), exact: true });
      await expect(action).toBeInViewport({ ratio: 1 });
      await action.click({ trial: true });
      if (isPhone) expect((await action.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  });
}

/** Whether a picture has come, and not only its frame. */
const isDrawn = (image: Locator) =>
  expect.poll(() => image.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);

async function looksAtPlanAndPictures(visit: Visit, unit: Unit): Promise<void> {
  const { labels, main } = visit;
  const pane = main.getByRole('region', { name: labels('apartment.pane.label') });
  const tab = (id: string) => pane.getByRole('tab', { name: labels(id), exact: true });
  await visit.row('R2.025', 'plan, visualisations and the place in the building are tabs', async () => {
    await isDrawn(pane.getByRole('img', { name: labels('apartment.plan.alt', { number: unit.name }) }));
    await tab('apartment.tab.gallery').click();
    await isDrawn(pane.getByRole('figure').getByRole('img'));
    await tab('apartment.tab.position').click();
    await isDrawn(pane.getByRole('img', { name: new RegExp(`\\b${unit.name}\\b`) }).first());
    await tab('apartment.tab.plan').click();
  });
}

async function usesTheBar(visit: Visit, unit: Unit): Promise<void> {
  const { labels, banner, isMember, panels } = visit;
  await visit.row('R2.064', 'the bar saves the home, or says who may', async () => {
    const save = banner.getByRole('button', { name: labels('shell.bar.save') });
    await save.click();
    if (isMember) {
      await expect(save).toHaveAttribute('aria-pressed', 'true');
      await save.click();
      await expect(save).toHaveAttribute('aria-pressed', 'false');
      return;
    }
    const notice = panels.dialog('common.addToFavourites');
    await expect(notice.getByText(labels('common.guestFavourites'))).toBeVisible();
    await notice.getByRole('button', { name: labels('common.keepLooking') }).click();
    await expect(notice).toBeHidden();
  });
  if (isMember) await savesOnce(visit, unit);
}

async function savesOnce(visit: Visit, unit: Unit): Promise<void> {
  const { page, banner, labels } = visit;
  await visit.row('R4.030', 'a home that is saved by bar and page is saved once', async () => {
    const stored = () => page.evaluate(() => localStorage.getItem('favorites'));
    await banner.getByRole('button', { name: labels('shell.bar.save') }).click();
    await expect.poll(stored).toBe(`[${unit.id}]`);
    await page.reload();
    await expect(banner.getByRole('button', { name: labels('shell.bar.save') })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(await stored()).toBe(`[${unit.id}]`);
  });
}

/** The list of a building has no pictures. */
async function mediaOf({ request }: Visit, { id }: Unit): Promise<readonly Media[]> {
  const response = await request.get(`/api/v1/frontend/apartments/${id}`);
  return ((await response.json()) as { data: { attributes: Unit } }).data.attributes.media;
}

const bytesOf = async (download: Download) => readFile(await download.path());

async function takesThePictures(visit: Visit, unit: Unit): Promise<void> {
  const { page, labels, panels, banner, isPhone } = visit;
  await banner.getByRole('button', { name: labels('shell.bar.downloads') }).click();
  const dialog = panels.dialog('apartment.downloads.title');
  const files = dialog.getByRole('listitem');
  const media = await mediaOf(visit, unit);
  const picture = media.find(({ contentType }) => contentType === 'image/jpeg');
  await visit.row(
    'R2.064, R2.089',
    'the bar opens the pictures of the home, with name and size',
    async () => {
      expect(media.length).toBeGreaterThan(2);
      await expect(files).toHaveCount(media.length);
      for (const file of await files.all()) {
        await expect(file.getByRole('paragraph').first()).toHaveText(/\S/);
        await expect(file).toContainText(
          visit.setting.locale === 'rs' ? /\d (kB|MB)|\d,\d MB/ : /\d (kB|MB)/,
        );
      }
    },
  );
  await visit.row(
    'R9.008',
    'a file is 120 px high, and the card 480 px wide where there is room',
    async () => {
      // The card grows while it opens.
      await expect.poll(async () => (await files.first().boundingBox())?.height).toBe(120);
      const width = async () => (await dialog.boundingBox())?.width ?? 0;
      if (isPhone) expect(await width()).toBeLessThanOrEqual(390);
      else await expect.poll(width).toBe(480);
    },
  );
  let bytes: Buffer = Buffer.alloc(0);
  await visit.row('R2.090', 'one file is taken by itself, as the server has it', async () => {
    const [one] = await Promise.all([
      page.waitForEvent('download'),
      files
        .nth(picture ? media.indexOf(picture) : -1)
        .getByRole('button')
        .click(),
    ]);
    expect(one.suggestedFilename()).toMatch(/\.jpg$/);
    bytes = await (await visit.request.get(picture?.url ?? '')).body();
    expect((await bytesOf(one)).equals(bytes)).toBe(true);
  });
  await visit.row('R2.091', 'all of them come as one ZIP, which is told', async () => {
    const [all] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: labels('common.downloadAll') }).click(),
    ]);
    expect(all.suggestedFilename()).toBe(`${labels('unit.apartmentNumber', { number: unit.name })}.zip`);
    const zip = await bytesOf(all);
    // An entry of the directory for each; they are stored as they are.
    expect(zip.toString('latin1').split('PK\u0001\u0002')).toHaveLength(media.length + 1);
    expect(zip.includes(bytes)).toBe(true);
    await expect(dialog.getByText(labels('apartment.downloads.saved'))).toBeAttached();
  });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

async function leaves(visit: Visit): Promise<void> {
  const { page, labels, banner, panels, prefix } = visit;
  await visit.row('R2.064, R4.034, R2.067', 'Close leads away, and nothing is chosen any more', async () => {
    await banner.getByRole('button', { name: labels('shell.bar.close'), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/map$`));
    await expect(banner.getByRole('button', { name: labels('shell.bar.downloads') })).toHaveCount(0);
    await panels.menuButton.click();
    await expect(panels.menu.getByRole('button', { name: labels('shell.bar.downloads') })).toHaveCount(0);
  });
}
