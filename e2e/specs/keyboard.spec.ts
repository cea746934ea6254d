import { expect, test } from '@playwright/test';
import { availableUnits, buildingPath, demoBuilding, demoUnits, unitPath } from '../pages/demo.ts';
import { Keyboard } from '../pages/keyboard.ts';
import { labelsOf } from '../pages/labels.ts';
import { Panels } from '../pages/panels.ts';
import { newPerson, signIn } from '../pages/people.ts';
import { PicturePage } from '../pages/picture.ts';
import { RequestForm } from '../pages/request-form.ts';

test('without a pointer from the map to a home, which is saved, compared and asked for', async ({
  page,
  request,
}) => {
  const say = labelsOf('en');
  const keys = new Keyboard(page);
  const picture = new PicturePage(page);
  const building = await demoBuilding(request, 'B2');
  const units = await demoUnits(request, building);
  const sold = units.filter(({ status }) => status === 'sold').length;
  await signIn(page.context(), await newPerson(request));

  await page.goto('/map');
  await keys.press(
    page
      .getByRole('main')
      .getByRole('link', { name: /Porto Vala/ })
      .first(),
  );
  await picture.isReady();
  // The picture before stands until the next page is there: each is known by its own name.
  for (const [areas, name, path] of [
    ['Areas of Porto Vala', /^Porto Vala Bay/, /\/masterplan\/3$/],
    ['Areas of Porto Vala Bay', /^Lagoon House/, new RegExp(`${buildingPath(building)}$`)],
  ] as const) {
    await keys.reachShape(page.getByRole('group', { name: areas, exact: true }), name);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(path);
    await picture.isReady();
  }

  const bar = page.getByRole('toolbar', { name: say('building.tools.label') });
  const status = bar.getByRole('button', { name: say('unit.status') });
  await keys.press(status);
  await keys.press(page.getByRole('dialog').getByRole('checkbox', { name: /Sold/ }), 'Space');
  await page.keyboard.press('Escape');
  await expect(status).toBeFocused();
  await expect(page.getByRole('banner')).toContainText(String(units.length - sold));
  await keys.reach(bar.getByRole('button', { name: say('common.list') }), 'ArrowRight');
  await page.keyboard.press('Enter');
  await keys.press(page.getByRole('row').getByRole('link', { name: '103', exact: true }));
  await expect(page.getByRole('heading', { level: 2, name: /103/ })).toBeVisible();

  const main = page.getByRole('main');
  for (const id of ['common.save', 'common.compare']) {
    const action = main.getByRole('button', { name: say(id), exact: true });
    await keys.press(action);
    await expect(main.locator('button[aria-pressed="true"]:focus')).toBeVisible();
  }
  const ask = main.getByRole('button', { name: say('common.requestInformation') });
  await keys.press(ask);
  const form = new RequestForm(page, say);
  await keys.type(form.field('firstName'), 'Ana');
  await keys.type(form.field('lastName'), 'Anić');
  await keys.press(form.dialog.getByRole('checkbox').first(), 'Space');
  await keys.press(form.send);
  const thanks = new Panels(page, say).dialog('apartment.thanks.title');
  await keys.press(thanks.getByRole('button', { name: say('common.ok'), exact: true }));
  await expect(thanks).toBeHidden();
  await expect(ask).toBeFocused();

  const scales = page.getByRole('banner').getByRole('button', { name: /^Compare/ });
  await keys.press(scales);
  const comparison = new Panels(page, say).dialog('panels.compare.title');
  await expect(comparison.getByRole('columnheader', { name: '103' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(scales).toBeFocused();
  await keys.seesFocus();
});

test('without a pointer through menu, cookies, language and profile', async ({ page, request }) => {
  const keys = new Keyboard(page);
  const say = labelsOf('en');
  const panels = new Panels(page, say);
  await signIn(page.context(), await newPerson(request));
  const [unit] = await availableUnits(request, 'B2');
  if (!unit) throw new Error('B2 has no available home');
  await page.goto(unitPath(unit));
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeVisible();
  await keys.press(panels.menuButton);
  await keys.press(panels.menu.getByRole('button', { name: say('shell.footer.cookies') }));
  const card = page.getByRole('region', { name: say('common.cookies') });
  await keys.press(card.getByRole('switch', { name: say('panels.cookies.statistics') }), 'Space');
  await keys.press(card.getByRole('button', { name: say('panels.cookies.save') }));
  await expect(card).toBeHidden();
  await expect(panels.menuButton).toBeFocused();
  await page.keyboard.press('Enter');
  await keys.press(panels.menu.getByRole('link', { name: 'Srpski' }));
  await expect(page).toHaveURL(/^[^?]*\/rs\/masterplan\/3/);

  const serbian = labelsOf('rs');
  const menu = new Panels(page, serbian);
  // The menu stands as it stood, in the other language.
  await keys.press(menu.menu.getByRole('link', { name: serbian('shell.bar.profile') }).first());
  await expect(page).toHaveURL('/rs/profile');
  await keys.reach(page.getByRole('tab', { name: serbian('common.myProfile') }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: serbian('account.field.password') })).toBeFocused();
  await keys.seesFocus();
  await keys.type(
    page.getByRole('textbox', { name: serbian('account.field.new-password'), exact: true }),
    'a-new-password',
  );
});
