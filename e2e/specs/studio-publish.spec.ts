import path from 'node:path';
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import type { Building } from '@suite/api';
import { watchErrors } from '../pages/console.ts';
import { buildingPath } from '../pages/demo.ts';
import { signIn } from '../pages/people.ts';
import { PicturePage } from '../pages/picture.ts';
import { test as base, OWNER } from '../pages/studio-server.ts';

/** A project of six homes that visitors see, and nobody else changes; its only building is on the screen of a visitor. */
const test = base.extend<object, { published: number }>({
  published: [
    async ({ staff }, use) => {
      const id = await staff.begin('Salt House', 'example');
      await staff.publish(id);
      await use(id);
    },
    { scope: 'worker' },
  ],
});
test.setTimeout(120_000);

async function buildingOf(request: APIRequestContext, projectId: number): Promise<Building> {
  const response = await request.get(`/api/v1/frontend/projects/${projectId}/buildings`);
  const [building] = ((await response.json()) as { data: { attributes: Building }[] }).data;
  if (!building) throw new Error('The example has no building');
  return building.attributes;
}

/** A picture of the demo, to be a second one of the building. */
const SECOND_PICTURE = path.resolve(import.meta.dirname, '../../packages/content/demo/pictures/h1-front.jpg');

const texts = (page: Page, owner: string) => page.getByRole('group', { name: new RegExp(`^${owner} ·`) });

/** Gives the building another name in the draft. */
async function rename(page: Page, projectId: number, from: string, to: string): Promise<void> {
  await page.goto(`/studio/projects/${projectId}/texts`);
  await texts(page, from).getByRole('textbox', { name: 'English' }).first().fill(to);
  await page.getByRole('button', { name: 'Save 1 change' }).click();
  await expect(page.getByText('Everything is saved')).toBeVisible();
}

/** Takes the shape of one home off the draft's picture. */
async function removeShape(page: Page, projectId: number): Promise<void> {
  await page.goto(`/studio/projects/${projectId}/pictures/a-front`);
  await page.getByRole('application').focus();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Delete');
  await expect(page.getByText('5 of 6 homes of', { exact: false })).toBeVisible();
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
}

async function addPicture(page: Page, projectId: number): Promise<void> {
  await page.goto(`/studio/projects/${projectId}/pictures`);
  await page.getByLabel('Add pictures of Harbour House').setInputFiles(SECOND_PICTURE);
  await expect(page.getByRole('button', { name: /^Remove H1 front/i })).toBeVisible();
}

/** The server names itself by the address that it is configured with, which is not where it listens here. */
async function linkToDraft(page: Page, projectId: number): Promise<string> {
  await page.goto(`/studio/projects/${projectId}`);
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = await page.getByRole('textbox', { name: 'New link' }).inputValue();
  await expect(page.getByRole('dialog').getByRole('link')).toHaveAttribute('href', link);
  const { pathname, search, hash } = new URL(link);
  return pathname + search + hash;
}

async function publish(page: Page, projectId: number): Promise<void> {
  await page.goto(`/studio/projects/${projectId}`);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('Visitors see this')).toBeVisible();
}

const bar = (page: Page): Locator => page.getByRole('banner');
const picture = (page: Page): Locator => page.locator('[data-picture-state="ready"]');
const home = (page: Page, number: number): Locator =>
  page.getByRole('row', { name: new RegExp(`\\b${number}\\b`) });

/** Goes on to a home by its link in the list, as visitors do. */
async function goOn(page: Page, number: number): Promise<void> {
  await home(page, number).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/apartment\/\d+/);
}

test('what is published reaches an open page when its visitor goes on, with filter, list and view as they were', async ({
  page,
  context,
  browser,
  published,
  baseURL,
}) => {
  await signIn(context, OWNER);
  const building = await buildingOf(page.request, published);
  // Its copies must not stand in for what is published.
  const visitors = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'allow' });
  const visit = await visitors.newPage();
  const problems = watchErrors(visit);
  const kept = '?status=available&list=1';
  const address = `${buildingPath(building)}${kept}`;
  await visit.goto(address);
  await new PicturePage(visit).isReady();
  await expect(bar(visit)).toContainText('Building A');
  await expect(picture(visit)).toHaveAttribute('data-shapes', '6');
  await visit.evaluate(() => navigator.serviceWorker.ready);
  await visit.reload();
  await new PicturePage(visit).isReady();
  expect(await visit.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

  await test.step('staff change the draft, and its preview shows what visitors do not see', async () => {
    await rename(page, published, 'Building A', 'Harbour House');
    await removeShape(page, published);
    await addPicture(page, published);
    const previewed = await browser.newContext({ baseURL: baseURL ?? '' });
    const preview = await previewed.newPage();
    await preview.goto(await linkToDraft(page, published));
    await expect(preview.getByText('Harbour House').first()).toBeVisible();
    await previewed.close();
    const other = await visitors.newPage();
    await other.goto(address);
    await expect(bar(other)).toContainText('Building A');
    await expect(picture(other)).toHaveAttribute('data-shapes', '6');
    await other.close();
  });

  await test.step('the open page stays as it is until its visitor goes on', async () => {
    await publish(page, published);
    await expect(bar(visit)).toContainText('Building A');
    await goOn(visit, 202);
    await expect(bar(visit)).toContainText('Harbour House');
    await visit.goBack();
    await expect(visit).toHaveURL(address);
    await expect(bar(visit)).toContainText('Harbour House');
    await expect(picture(visit)).toHaveAttribute('data-shapes', '5');
    await expect(home(visit, 202)).toBeVisible();
    await expect(home(visit, 201)).toBeHidden();
  });

  await test.step('from another view of the building too, which stays the one that is shown', async () => {
    await visit.getByRole('link', { name: 'H1 front' }).click();
    await expect(visit).toHaveURL(new RegExp(`/building/\\d+/\\d+\\${kept}$`));
    const atView = visit.url();
    await rename(page, published, 'Harbour House', 'Quay House');
    await publish(page, published);
    await expect(bar(visit)).toContainText('Harbour House');
    await goOn(visit, 202);
    await expect(bar(visit)).toContainText('Quay House');
    await visit.goBack();
    await expect(visit).toHaveURL(atView);
    await expect(bar(visit)).toContainText('Quay House');
    await expect(home(visit, 202)).toBeVisible();
    await expect(home(visit, 201)).toBeHidden();
  });
  expect(problems).toEqual([]);
  await visitors.close();
});

test('a price that staff change is there when a member goes on, and no guest is told of it', async ({
  page,
  context,
  browser,
  published,
  baseURL,
}) => {
  await signIn(context, OWNER);
  const building = await buildingOf(page.request, published);
  const members = await browser.newContext({ baseURL: baseURL ?? '' });
  await signIn(members, OWNER);
  const guests = await browser.newContext({ baseURL: baseURL ?? '' });
  const [member, guest] = [await members.newPage(), await guests.newPage()];
  for (const visit of [member, guest]) {
    await visit.goto(`${buildingPath(building)}?list=1`);
    await new PicturePage(visit).isReady();
  }
  await expect(home(member, 101)).toContainText('96,500');
  await expect(home(guest, 101)).not.toContainText('96,500');

  await page.goto(`/studio/projects/${published}/homes`);
  const grid = page.getByRole('grid', { name: 'Homes' });
  await grid.getByRole('row', { name: /^101 / }).getByRole('gridcell').nth(6).click();
  await page.keyboard.type('98700');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Save 1 change' }).click();
  await expect(page.getByText('Nothing to save')).toBeVisible();

  for (const visit of [member, guest]) await goOn(visit, 101);
  await expect(member.getByRole('main')).toContainText('98,700');
  await expect(guest.getByRole('main')).toContainText('Price on request');
  for (const visit of [member, guest]) await visit.goBack();
  await expect(home(member, 101)).toContainText('98,700');
  await expect(home(guest, 101)).toBeVisible();
  await expect(guest.getByText(/9[68],[57]00/)).toHaveCount(0);
  await members.close();
  await guests.close();
});
