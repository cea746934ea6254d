import { expect, type Locator } from '@playwright/test';
import type { Unit } from '@suite/api';
import { availableUnits, buildingPath, demoBuilding, unitPath } from '../pages/demo.ts';
import { conformance, type Visit } from './visit.ts';

conformance('favourites and the comparison', async (visit) => {
  const units = (await availableUnits(visit.request, 'B1')).slice(0, 5);
  const [first, second, ...others] = units;
  if (!first || !second || others.length < 3) throw new Error('B1 has no five available homes');
  if (!visit.isMember) {
    await isForMembers(visit, first);
    return;
  }
  const person = await visit.becomeNewPerson();
  await saves(visit, [first, second]);
  await sends(visit, first, person.email);
  await compares(visit, units);
});

const action = ({ main, labels }: Visit, id: string): Locator =>
  main.getByRole('button', { name: labels(id), exact: true }).first();

async function isForMembers(visit: Visit, unit: Unit): Promise<void> {
  const { page, labels, panels, prefix } = visit;
  await visit.open(unitPath(unit));
  for (const [ids, id, title, message] of [
    ['R6.003, R4.032, R2.084', 'common.save', 'common.addToFavourites', 'common.guestFavourites'],
    ['R6.004, R2.084', 'common.compare', 'common.addToCompare', 'common.guestCompare'],
  ] as const) {
    await visit.row(ids, `${id} is for registered visitors, which a notice says`, async () => {
      await action(visit, id).click();
      const notice = panels.dialog(title);
      await expect(notice.getByText(labels(message))).toBeVisible();
      await expect(notice.getByRole('button', { name: labels('shell.notice.register') })).toBeVisible();
      await expect(notice.getByRole('button', { name: labels('shell.notice.ok'), exact: true })).toHaveCount(
        0,
      );
      expect(await stored(visit)).toBe('[]');
      if (id === 'common.save')
        await notice.getByRole('button', { name: labels('common.keepLooking') }).click();
      else await notice.getByRole('button', { name: labels('shell.notice.login') }).click();
      await expect(notice).toBeHidden();
    });
  }
  await visit.row('R2.084', 'Login leads to the login', async () => {
    await expect(page).toHaveURL(new RegExp(`${prefix}/login\\?to=`));
  });
}

const stored = ({ page }: Visit) => page.evaluate(() => localStorage.getItem('favorites') ?? '[]');

async function saves(visit: Visit, units: readonly Unit[]): Promise<void> {
  const { labels, banner, panels } = visit;
  const [first, second] = units;
  for (const unit of units) {
    await visit.open(unitPath(unit));
    await action(visit, 'common.save').click();
    await expect.poll(() => stored(visit)).toContain(`${unit.id}`);
  }
  await visit.row(
    'R3.030, R3.031, R2.058',
    'saved homes are in the storage and in the card after a reload',
    async () => {
      expect(JSON.parse(await stored(visit))).toEqual([first?.id, second?.id]);
      await visit.open(buildingPath(await demoBuilding(visit.request, 'B1')));
      await expect(
        banner.getByRole('button', { name: new RegExp(`^${labels('shell.bar.favourites')}.*2`) }),
      ).toBeVisible();
      await panels.open('favourites');
      const card = panels.dialog('panels.favourites.title');
      for (const { name } of units)
        await expect(card.getByText(labels('unit.apartmentNumber', { number: name }))).toBeVisible();
      await expect(card.getByText('€').first()).toBeVisible();
    },
  );
  await visit.row('R9.009', 'rows of the list are 120 px high', async () => {
    const row = panels.dialog('panels.favourites.title').getByRole('listitem').first();
    expect((await row.boundingBox())?.height).toBe(120);
  });
  await visit.row('R4.029', 'Remove all empties the list', async () => {
    const card = panels.dialog('panels.favourites.title');
    await card.getByRole('button', { name: labels('common.removeAll') }).click();
    await expect.poll(() => stored(visit)).toBe('[]');
  });
  await visit.row('R4.031', 'the heart adds a home, and takes it out again', async () => {
    if (first) await visit.open(unitPath(first));
    await action(visit, 'common.save').click();
    await expect.poll(() => stored(visit)).toBe(`[${first?.id}]`);
    await action(visit, 'common.saved').click();
    await expect.poll(() => stored(visit)).toBe('[]');
    await action(visit, 'common.save').click();
    await expect.poll(() => stored(visit)).toBe(`[${first?.id}]`);
  });
}

async function sends(visit: Visit, unit: Unit, email: string): Promise<void> {
  const { page, labels, panels } = visit;
  const card = panels.dialog('panels.favourites.title');
  const form = panels.dialog('panels.favourites.mailTitle');
  const field = form.getByRole('textbox', { name: labels('panels.favourites.email') });
  await panels.open('favourites');
  await visit.row('R2.094, R4.025', 'the list is sent from a second page, which leads back', async () => {
    await card.getByRole('button', { name: labels('panels.favourites.sendByMail') }).click();
    await expect(form).toBeVisible();
    await form.getByRole('button', { name: labels('panels.favourites.backToList') }).click();
    await card.getByRole('button', { name: labels('panels.favourites.sendByMail') }).click();
    await expect(field).toHaveValue(email);
  });
  await visit.row('R5.012', 'a wrong address is said, and nothing is sent', async () => {
    await field.fill('ana@');
    await form.getByRole('button', { name: labels('common.send'), exact: true }).click();
    await expect(form.getByText(labels('form.email.invalid'))).toBeVisible();
  });
  await visit.row('R4.026, R7.078', 'what could not be sent keeps what was typed', async () => {
    await page.route('**/send-favorites', (route) => route.fulfill({ status: 500, body: '{}' }));
    await field.fill(email);
    await form.getByRole('button', { name: labels('common.send'), exact: true }).click();
    await expect(form.getByRole('alert')).toContainText(labels('panels.favourites.sendFailed'));
    await expect(field).toHaveValue(email);
    await page.unroute('**/send-favorites');
  });
  await visit.row(
    'R2.094, R8.016, R4.027',
    'it is sent, Okay empties it, and Undo brings it back',
    async () => {
      await form.getByRole('button', { name: labels('common.send'), exact: true }).click();
      const sent = panels.dialog('panels.favourites.sentTitle');
      await expect(sent.getByText(labels('panels.favourites.sentText'))).toBeVisible();
      await sent.getByRole('button', { name: labels('panels.favourites.okay') }).click();
      await expect(sent).toBeHidden();
      expect(await stored(visit)).toBe('[]');
      await page.getByRole('button', { name: labels('common.undo') }).click();
      expect(await stored(visit)).toBe(`[${unit.id}]`);
    },
  );
  await visit.row('R4.028', 'without its last home the card closes', async () => {
    await panels.open('favourites');
    await card
      .getByRole('button', { name: labels('panels.favourites.removeOne', { number: unit.name }) })
      .click();
    await expect(card).toBeHidden();
    expect(await stored(visit)).toBe('[]');
  });
}

async function compares(visit: Visit, units: readonly Unit[]): Promise<void> {
  const { page, labels, isPhone, main } = visit;
  const table = main.getByRole('table');
  const row = (name: string) => table.getByRole('row', { name: new RegExp(`^${name}`) });
  await visit.open(
    `/compare-apartments-view?ids=${units
      .slice(0, 4)
      .map(({ id }) => id)
      .join(',')}`,
  );
  await visit.row(
    'R2.006, R2.105',
    'four homes stand beside each other, on a phone two, with their rows',
    async () => {
      await expect(table.getByRole('link', { name: units[0]?.name ?? '' })).toBeVisible();
      await expect(table.getByRole('columnheader').filter({ has: page.getByRole('link') })).toHaveCount(
        isPhone ? 2 : 4,
      );
      for (const id of ['unit.status', 'unit.area', 'unit.floor', 'unit.rooms', 'unit.price']) {
        await expect(row(labels(id)).first()).toBeVisible();
      }
      for (const id of [
        'parking',
        'garage',
        'activities',
        'pool',
        'gym',
        'balcony',
        'playground',
        'grill',
        'laundry',
        'doorman',
      ]) {
        await expect(row(labels(`amenity.${id}`))).toBeVisible();
      }
    },
  );
  await visit.row('R4.035', 'the lowest price is marked', async () => {
    const prices = new Set(units.slice(0, 4).map(({ properties }) => properties.price));
    await expect(row(labels('unit.price')).getByText(labels('panels.compare.lowest'))).not.toHaveCount(
      prices.size > 1 ? -1 : 0,
    );
  });
  await visit.row(
    'R4.036, R4.037',
    'the highest areas and floors are marked, and nothing where all are equal',
    async () => {
      for (const [id, compared] of [
        ['unit.area', ({ area }: Unit) => area],
        ['unit.floor', ({ floor }: Unit) => floor],
      ] as const) {
        const values = units.slice(0, 4).map(compared);
        const best = new Set(values).size > 1 ? Math.max(...values) : Number.NaN;
        const marked = values.slice(0, isPhone ? 2 : 4).filter((value) => value === best);
        const marks = row(labels(id))
          .first()
          .getByText(new RegExp(`${labels('panels.compare.best')}|${labels('panels.compare.highest')}`));
        await expect(marks).toHaveCount(marked.length);
      }
    },
  );
  await visit.row('R2.106', 'an extra is yes, no, or not available', async () => {
    await expect(row(labels('amenity.parking')).getByRole('cell').first()).toHaveText(
      new RegExp([labels('common.yes'), labels('common.no'), labels('common.notAvailable')].join('|')),
    );
  });
  const fifth = units[4];
  if (!fifth) throw new Error('There are no five homes to compare');
  await visit.row('R4.033', 'a fifth home asks which one it replaces', async () => {
    const four = JSON.stringify(units.slice(0, 4).map(({ id }) => id));
    await page.evaluate((ids) => localStorage.setItem('compare', ids), four);
    await visit.open(unitPath(fifth));
    await action(visit, 'common.compare').click();
    await expect(page.getByText(labels('panels.compare.which', { number: fifth.name }))).toBeVisible();
  });
}
