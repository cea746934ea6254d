import { expect } from '@playwright/test';
import { buildingPath, demoBuilding, demoUnits } from '../pages/demo.ts';
import { askForFirstReads } from '../pages/first-reads.ts';
import { PicturePage } from '../pages/picture.ts';
import { conformance } from './visit.ts';

conformance(
  'the search of a building',
  async (visit) => {
    const { page, labels, panels, prefix, setting, isMember } = visit;
    const building = await demoBuilding(visit.request, 'B1');
    const units = await demoUnits(visit.request, building);
    const path = `${prefix}${buildingPath(building)}`;
    const card = panels.dialog('building.search.title');
    const field = card.getByRole('searchbox', { name: labels('building.search.label') });
    const bar = page
      .getByRole('toolbar', { name: labels('building.tools.label') })
      .or(page.getByRole('navigation', { name: labels('building.tools.label') }));
    const items = card.getByRole('listitem');

    await visit.open(`${buildingPath(building)}/search`);
    await visit.row(
      'R2.024, R2.071',
      'the address opens the search, without the bar of filters',
      async () => {
        await new PicturePage(page).isReady();
        await expect(field).toBeVisible();
        await expect(bar).toHaveCount(0);
      },
    );
    await visit.row('R1.002, R9.010', 'a part of a number finds homes, in rows of 75 px', async () => {
      await field.fill('1');
      const found = units.filter(({ name }) => name.includes('1')).length;
      await expect(items).toHaveCount(found);
      expect((await items.first().boundingBox())?.height).toBe(75);
      expect((await card.getByRole('list').boundingBox())?.height).toBeLessThanOrEqual(400);
    });
    await visit.row('R4.004', 'every row says its status in a word', async () => {
      const words = ['available', 'pendingReservation.short', 'reserved', 'sold', 'unavailable'].map((id) =>
        labels(`status.${id}`),
      );
      await expect(items.first()).toContainText(new RegExp(words.join('|')));
    });
    await visit.row('R5.040', 'an empty search has an empty list', async () => {
      await field.fill('');
      await expect(items).toHaveCount(0);
      await expect(card.getByText(labels('building.search.hint'))).toBeVisible();
    });
    const isSmall = setting.width < 915;
    await visit.row('R2.079', 'small screens have Reset all and Close in the card', async () => {
      await expect(card.getByRole('button', { name: labels('common.resetAll') })).toHaveCount(
        isSmall ? 1 : 0,
      );
      await expect(card.getByRole('button', { name: labels('common.close') })).toHaveCount(isSmall ? 1 : 0);
    });
    await visit.row('R2.079, R2.102', 'the search is left for the building', async () => {
      if (isSmall) await card.getByRole('button', { name: labels('common.close') }).click();
      else await field.press('Escape');
      await expect(page).toHaveURL(path);
      await expect(card).toBeHidden();
    });

    await askForFirstReads(page);
    await page.route('**/public/apartments/filter-bounds?*', async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { data: { attributes: object } };
      Object.assign(body.data.attributes, { usesPriceRanges: true });
      await route.fulfill({ response, json: body });
    });
    await visit.open(buildingPath(building));
    await new PicturePage(page).isReady();
    await visit.row(
      'R9.007, R2.078',
      'an organisation with price ranges asks registered visitors for one',
      async () => {
        const isPhone = setting.width === 390;
        const name = labels(isPhone ? 'common.filters' : 'common.all');
        await bar.getByRole('button', { name, exact: true }).click();
        const all = panels.dialog(isPhone ? 'common.filters' : 'filter.all');
        const range = all.getByRole('heading', { level: 3, name: labels('filter.price-range') });
        await expect(all.getByRole('heading', { level: 3 }).first()).toBeVisible();
        await expect(range).toHaveCount(isMember ? 1 : 0);
        await expect(
          all.getByRole('heading', { level: 3, name: labels('unit.price'), exact: true }),
        ).toHaveCount(0);
      },
    );
  },
  { each: true },
);
