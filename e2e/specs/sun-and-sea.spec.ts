import { expect, test } from '@playwright/test';
import { violationsOf } from '../pages/axe.ts';
import { watchErrors } from '../pages/console.ts';
import { buildingPath, demoBuilding, demoUnits, unitPath } from '../pages/demo.ts';
import { PicturePage } from '../pages/picture.ts';

const EVENING = 'evening-sun=1.5h';

test('homes are found by evening sun, and a link to them shows the same', async ({ page, request, browser }, {
  project,
}) => {
  const problems = watchErrors(page);
  const building = await demoBuilding(request, 'B2');
  const units = await demoUnits(request, building);
  const lit = units.filter(({ light }) => (light?.eveningSunHours ?? 0) >= 1.5);
  if (lit.length === 0 || lit.length === units.length) throw new Error('The demo content has changed');
  const isPhone = project.name === 'phone';
  await page.goto(buildingPath(building));
  await new PicturePage(page).isReady();
  await page.getByRole('button', { name: isPhone ? 'Filters' : 'Sun and sea', exact: true }).click();
  await page
    .getByRole('radiogroup', { name: 'Evening sun' })
    .getByText(/^1.5 h or more/)
    .click();
  await expect(page).toHaveURL(new RegExp(`\\?${EVENING}$`));
  const matched = new RegExp(`^.*${lit.length} .*${units.length}`, 's');
  await expect(page.getByRole('banner')).toContainText(matched);
  await expect(page.getByRole('dialog')).toContainText('Computed, not promised.');
  expect(await violationsOf(page)).toEqual([]);

  // Who is sent the link sees the same, and so does who looks at the whole project with it.
  const other = await browser.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('banner')).toContainText(matched);
  const all = await request.post('/api/v1/public/apartments/filter-apartments', {
    data: { entityType: 'masterplan', entityId: 1, filters: { eveningSun: '1.5h' } },
  });
  const { numberOfMatchedUnits } = (await all.json()) as { numberOfMatchedUnits: number };
  expect(numberOfMatchedUnits).toBeGreaterThan(lit.length);
  await other.goto(`/masterplan/1?${EVENING}`);
  await expect(other.getByRole('banner')).toContainText(String(numberOfMatchedUnits));
  await other.close();
  expect(problems).toEqual([]);
});

test('evening sun and a sea view are chips, and the homes of the list, the map and the masterplan', async ({
  page,
  request,
}) => {
  const problems = watchErrors(page);
  const query = 'evening-sun=1.5h&sea-view=open';
  const chip = (name: string) => page.getByRole('button', { name: `Remove filter: ${name}`, exact: true });
  const building = await demoBuilding(request, 'B2');
  const units = await demoUnits(request, building);
  const lit = units.filter(({ light }) => (light?.eveningSunHours ?? 0) >= 1.5);
  const both = lit.filter(({ light }) => light?.seaView === 'open');
  if (both.length === 0 || both.length === lit.length) throw new Error('The demo content has changed');

  await page.goto(`${buildingPath(building)}?${query}&list=1`);
  const said = (count: number, of: number) => new RegExp(`^.*${count} .*${of}`, 's');
  await expect(page.getByRole('banner')).toContainText(said(both.length, units.length));
  const rows = page.getByRole('table');
  for (const { name } of both)
    await expect(rows.getByRole('link', { name: new RegExp(`^${name}\\b`) })).toHaveCount(1);
  for (const { name } of units.filter((unit) => !both.includes(unit)))
    await expect(rows.getByRole('link', { name: new RegExp(`^${name}\\b`) })).toHaveCount(0);
  await chip('Open sea view').click();
  await expect(page).toHaveURL(`${buildingPath(building)}?${EVENING}&list=1`);
  await expect(page.getByRole('banner')).toContainText(said(lit.length, units.length));
  await expect(chip('Evening sun from 1.5 h')).toBeVisible();

  // The API says the same of the whole project as map and masterplan do.
  const response = await request.post('/api/v1/public/apartments/filter-apartments', {
    data: { entityType: 'masterplan', entityId: 1, filters: { eveningSun: '1.5h', seaView: 'open' } },
  });
  const { numberOfMatchedUnits } = (await response.json()) as { numberOfMatchedUnits: number };
  expect(numberOfMatchedUnits).toBeGreaterThan(both.length);
  await page.goto(`/map?${query}`);
  await expect(page.getByRole('banner')).toContainText(`${numberOfMatchedUnits} of`);
  await expect(chip('Open sea view')).toBeVisible();
  const place = page.getByRole('main').getByRole('link', { name: /Porto Vala/ });
  await expect(place.first()).toContainText(`${numberOfMatchedUnits} homes match`);
  await place.first().click();
  await expect(page).toHaveURL(`/masterplan/1?${query}`);
  await expect(page.getByRole('banner')).toContainText(`${numberOfMatchedUnits} of`);
  await expect(chip('Evening sun from 1.5 h')).toBeVisible();
  expect(problems).toEqual([]);
});

test('a home says how much sun its terrace has and how wide the sea is, and that it is not promised', async ({
  page,
  request,
}) => {
  const problems = watchErrors(page);
  const units = await demoUnits(request, await demoBuilding(request, 'B2'));
  const unit = units.find(({ light }) => light?.seaView === 'open');
  if (!unit?.light) throw new Error('The demo content has changed');
  await page.goto(unitPath(unit));
  const section = page.getByRole('region', { name: 'Sun and sea' });
  await expect(section).toContainText(`20 March${unit.light.sunMarchHours} h`);
  await expect(section).toContainText(`Sea view`);
  await expect(section).toContainText(`Open, ${unit.light.seaViewDegrees}°`);
  await expect(section).toContainText('not promised');
  expect(await violationsOf(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('a comparison has sun and sea of the homes side by side', async ({ page, request }) => {
  const problems = watchErrors(page);
  const [first, second] = (await demoUnits(request, await demoBuilding(request, 'B2'))).filter(
    ({ light }) => light,
  );
  if (!first?.light || !second?.light) throw new Error('The demo content has changed');
  await page.goto(`/compare-apartments-view?ids=${first.id},${second.id}`);
  const cells = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) }).getByRole('cell');
  await expect(cells('Sun on the terrace')).toContainText([
    `${first.light.sunMarchHours} h`,
    `${second.light.sunMarchHours} h`,
  ]);
  await expect(cells('Sea view')).toContainText([
    `${first.light.seaViewDegrees}°`,
    `${second.light.seaViewDegrees}°`,
  ]);
  await expect(page.getByRole('table')).toContainText('not promised');
  expect(await violationsOf(page)).toEqual([]);
  expect(problems).toEqual([]);
});
