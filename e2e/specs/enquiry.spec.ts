import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect, test } from '@playwright/test';
import type { Unit } from '@suite/api';
import { demoBuilding, demoUnits } from '../pages/demo.ts';
import { labelsOf } from '../pages/labels.ts';
import { enquiriesOf, newAddress, RequestForm } from '../pages/request-form.ts';

const ASK = '**/api/v1/public/apartments/ask-for-price';

async function demoUnit(request: APIRequestContext): Promise<Unit> {
  const units = await demoUnits(request, await demoBuilding(request, 'B2'));
  const unit = units.find(({ name, status }) => name === '103' && status === 'available');
  if (!unit) throw new Error('Apartment 103 is not available any more');
  return unit;
}

const pathOf = ({ masterplanId, buildingId, id }: Unit) =>
  `/masterplan/${masterplanId}/building/${buildingId}/apartment/${id}`;

test('a request whose answer was lost is sent again, and is one enquiry', async ({ page, request }) => {
  const unit = await demoUnit(request);
  const address = newAddress();
  let isFirst = true;
  await page.route(ASK, async (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    // The server has it; only its answer is lost.
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.goto(pathOf(unit));
  const form = new RequestForm(page, labelsOf('en'));
  await page.getByRole('button', { name: 'Ask for price' }).click();
  await form.fillIn(address);
  await form.send.click();
  await expect(page.getByRole('alert')).toContainText('What you typed is kept');
  await expect(form.field('emailAddress')).toHaveValue(address);
  await form.send.click();
  await expect(page.getByRole('dialog', { name: 'Thank you' })).toBeVisible();
  expect(await enquiriesOf(request, address)).toHaveLength(1);
});

test('[R2.089] [R2.090] [R2.091] a guest takes the pictures of a home, one by one and all as one ZIP', async ({
  page,
  request,
}) => {
  const unit = await demoUnit(request);
  const whole = await request.get(`/api/v1/frontend/apartments/${unit.id}`);
  const { media } = ((await whole.json()) as { data: { attributes: Unit } }).data.attributes;
  const [picture] = media.filter(({ contentType }) => contentType?.startsWith('image/'));
  if (!picture?.url) throw new Error('The home has no picture');
  const bytes = await (await request.get(picture.url)).body();

  await page.goto(pathOf(unit));
  await page.getByRole('banner').getByRole('button', { name: 'Downloads' }).click();
  const dialog = page.getByRole('dialog', { name: 'Downloads' });
  await expect(dialog.getByRole('listitem').first()).toContainText(picture.name);

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
