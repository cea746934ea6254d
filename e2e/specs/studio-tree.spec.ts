import { expect, type Page } from '@playwright/test';
import type { Poi } from '@suite/api';
import { signIn } from '../pages/people.ts';
import { OWNER, test } from '../pages/studio-server.ts';

const tree = (page: Page) => page.getByRole('navigation', { name: /^Parts of / });
const line = (page: Page, name: string) => tree(page).getByRole('link', { name: new RegExp(`^${name}`) });
const titles = (page: Page) =>
  tree(page)
    .locator('[data-row^="building "] > div')
    .evaluateAll((all) => all.map((one) => one.querySelector('a span')?.textContent));

async function choose(page: Page, of: string, item: string): Promise<void> {
  await line(page, of).hover();
  await tree(page)
    .getByRole('button', { name: `What to do with ${of}` })
    .click();
  await page.getByRole('menuitem', { name: new RegExp(`^${item}`) }).click();
}

async function addBuilding(page: Page, name: string): Promise<void> {
  await tree(page).getByRole('button', { name: 'Add to the project' }).click();
  await page.getByRole('menuitem', { name: 'Add building' }).click();
  const dialog = page.getByRole('dialog', { name: 'New building' });
  await dialog.getByLabel('Name in English').fill(name);
  await dialog.getByLabel('Floors').fill('3');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(line(page, name)).toBeVisible();
}

test('parts are added, led by keys, dragged, renamed and taken out in the tree, from any room', async ({
  page,
  context,
  staff,
}) => {
  const project = await staff.begin('Rope Yard', 'example');
  await signIn(context, OWNER);
  await page.goto(`/studio/projects/${project}/texts`);
  await expect(line(page, 'Building A')).toBeVisible();
  await addBuilding(page, 'North House');
  await addBuilding(page, 'South House');
  expect(await titles(page)).toEqual(['Building A', 'North House', 'South House']);

  await line(page, 'South House').focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(() => titles(page)).toEqual(['Building A', 'South House', 'North House']);
  await expect(line(page, 'South House')).toBeFocused();
  await expect(page.getByText('South House is now in place 2 of 3.')).toBeAttached();

  const handle = tree(page).getByRole('button', { name: /^Drag North House/ });
  await handle.hover();
  await page.mouse.down();
  await tree(page)
    .getByRole('button', { name: /^Drag South House/ })
    .hover();
  await page.mouse.up();
  await expect.poll(() => titles(page)).toEqual(['Building A', 'North House', 'South House']);

  await choose(page, 'North House', 'Change');
  const dialog = page.getByRole('dialog', { name: 'Change' });
  await dialog.getByLabel('Name in English').fill('Harbour House');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(line(page, 'Harbour House')).toBeVisible();

  await choose(page, 'Building A', 'Remove');
  const asked = page.getByRole('alertdialog', { name: 'Remove Building A?' });
  await expect(asked).toContainText('6 homes');
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await line(page, 'South House').focus();
  await page.keyboard.press('Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect.poll(() => titles(page)).toEqual(['Building A', 'Harbour House']);

  await tree(page).locator('[data-row="units A"]').getByRole('link').click();
  await expect(page).toHaveURL(/\/homes\?building=A$/);
  await expect(page.getByRole('combobox', { name: 'Building' })).toHaveValue('A');
});

test('a long text with marks is written with a preview, and visitors read what the marks mean', async ({
  page,
  context,
  staff,
  browser,
  baseURL,
}) => {
  const project = await staff.begin('Net Loft', 'example');
  await signIn(context, OWNER);
  await page.goto(`/studio/projects/${project}/texts`);
  await tree(page).getByRole('button', { name: 'Add to the project' }).click();
  await page.getByRole('menuitem', { name: 'Add point of interest' }).click();
  const dialog = page.getByRole('dialog', { name: 'New point of interest' });
  await dialog.getByLabel('Name in English').fill('Boat hire');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  const fields = page.getByRole('group', { name: 'Boat hire · Description' });
  for (const name of ['English', 'Serbian']) {
    const field = fields.getByRole('textbox', { name });
    await field.fill('Open in summer');
    await field.press('Control+a');
    await field.press('Control+b');
    await field.press('End');
    await field.press('ArrowRight');
    await field.press('ArrowRight');
    await field.pressSequentially(
      '.\n\n- sails\n- [oars](https://oars.example)\n\n[No](javascript:alert(1)) <b>way</b>',
    );
  }
  const preview = fields.getByRole('figure', { name: 'As visitors see it' }).first();
  await expect(preview.locator('strong')).toHaveText('Open in summer');
  await page.getByRole('button', { name: 'Save 1 change' }).click();
  await expect(page.getByText('Everything is saved')).toBeVisible();
  await staff.publish(project);

  const visitor = await browser.newContext({ baseURL: baseURL ?? '' });
  const visit = await visitor.newPage();
  const masterplans = await visitor.request.get(`/api/v1/frontend/projects/${project}/masterplans`);
  const [masterplan] = ((await masterplans.json()) as { data: { id: number }[] }).data;
  const pois = await visitor.request.get(`/api/v1/frontend/masterplans/${masterplan?.id}/pois`);
  const poi = ((await pois.json()) as { data: { attributes: Poi }[] }).data.find(
    ({ attributes }) => attributes.name === 'Boat hire',
  );
  await visit.goto(`/poi-details-page?poi=${poi?.attributes.id}`);
  const article = visit.getByRole('article');
  await expect(article.locator('strong')).toHaveText('Open in summer');
  await expect(article.getByRole('listitem')).toHaveText(['sails', 'oars']);
  await expect(article.getByRole('link', { name: 'oars' })).toHaveAttribute('href', 'https://oars.example/');
  await expect(article.getByText('No <b>way</b>')).toBeVisible();
  await visitor.close();
});
