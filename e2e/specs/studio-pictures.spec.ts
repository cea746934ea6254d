import path from 'node:path';
import { expect } from '@playwright/test';
import { signIn } from '../pages/people.ts';
import { OWNER, test } from '../pages/studio-server.ts';

const PICTURE = path.resolve(import.meta.dirname, '../pictures/building.jpg');

test('a picture gets its texts, focus point and another file, and visitors are told what is to be seen', async ({
  page,
  context,
  staff,
  browser,
  baseURL,
}) => {
  const project = await staff.begin('Boathouse', 'example');
  await signIn(context, OWNER);
  await page.goto(`/studio/projects/${project}/pictures`);
  // The first picture of all is that of the masterplan.
  const change = page
    .getByRole('listitem')
    .getByRole('button', { name: /^Change / })
    .first();
  await change.click();
  const drawer = page.getByRole('dialog', { name: 'Name, text and focus' });
  await drawer.getByLabel('Alternative text in English').fill('A boathouse between two willows.');
  const across = drawer.getByRole('slider', { name: 'From the left' });
  await across.focus();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowLeft');
  await expect(across).toHaveValue('45');
  await drawer.locator('[data-focus-stage]').click({ position: { x: 10, y: 10 } });
  await expect(across).not.toHaveValue('45');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByText('No alternative text in Serbian').first()).toBeVisible();

  await test.step('another file in its place', async () => {
    await change.click();
    const taken = page.waitForResponse(/\/draft\/pictures$/);
    await drawer.getByLabel(/^Another file in the place of /).setInputFiles(PICTURE);
    expect((await taken).status()).toBe(201);
    await expect(drawer).toBeHidden();
  });

  await test.step('types stand in the order that keys gave them, and a plan is another one', async () => {
    const handles = page.getByRole('button', { name: /^Drag .*/ }).and(page.locator('[data-list="type"] *'));
    const before = await handles.evaluateAll((all) => all.map((one) => one.ariaLabel));
    expect(before.length).toBeGreaterThan(1);
    await handles.first().focus();
    await page.keyboard.press('ArrowDown');
    await expect
      .poll(() => handles.evaluateAll((all) => all.map((one) => one.ariaLabel)))
      .toEqual([before[1], before[0], ...before.slice(2)]);
    const taken = page.waitForResponse(/\/draft\/pictures$/);
    await page
      .getByLabel(/^(Another|Choose the) plan: /)
      .first()
      .setInputFiles(PICTURE);
    expect((await taken).status()).toBe(201);
  });

  await test.step('visitors are told what is to be seen', async () => {
    await staff.publish(project);
    const visitor = await browser.newContext({ baseURL: baseURL ?? '' });
    const visited = await visitor.newPage();
    await visited.goto(`/masterplan?project=${project}`);
    await expect(
      visited.getByRole('img', { name: 'A boathouse between two willows.' }).first(),
    ).toBeAttached();
    await visitor.close();
  });
});
