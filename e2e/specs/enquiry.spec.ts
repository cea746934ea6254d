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

test('a request whose answer was lost is sent again by itself, and is one enquiry', async ({
  page,
  request,
}) => {
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
  await expect(page.getByRole('dialog', { name: 'Thank you' })).toBeVisible();
  expect(await enquiriesOf(request, address)).toHaveLength(1);
});

test('a request that is sent offline waits, also in a page that is opened again, and is one enquiry', async ({
  page,
  context,
  request,
}) => {
  const unit = await demoUnit(request);
  const address = newAddress();
  await page.goto(pathOf(unit));
  const form = new RequestForm(page, labelsOf('en'));
  await page.getByRole('button', { name: 'Ask for price' }).click();
  await form.fillIn(address);
  await context.setOffline(true);
  await form.send.click();
  await expect(form.dialog.getByText('Kept in this browser.')).toBeVisible();
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto('/map');
  await expect(next.getByText('Your request for apartment 103 was sent.')).toBeVisible();
  expect(await enquiriesOf(request, address)).toHaveLength(1);
});
