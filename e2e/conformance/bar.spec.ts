import { expect } from '@playwright/test';
import { buildingPath, demoBuilding, demoUnits } from '../pages/demo.ts';
import { PicturePage } from '../pages/picture.ts';
import { conformance, type Visit } from './visit.ts';

conformance('bar, menu, footer and language', async (visit) => {
  const building = await demoBuilding(visit.request, 'B2');
  const path = buildingPath(building);
  await opensFromALink(visit, path);
  await readsTheBar(visit, path);
  await opensTheMenu(visit);
  await readsTheFooter(visit);
  await changesTheLanguage(visit, path);
  await goesToTheMap(visit);
});

async function opensFromALink({ page, ...visit }: Visit, path: string): Promise<void> {
  await page.goto(`${visit.prefix}${path}`);
  await new PicturePage(page).isReady();
}

async function readsTheBar(visit: Visit, path: string): Promise<void> {
  const { page, labels, banner, request, isPhone, isMember, panels } = visit;
  const units = await demoUnits(request, await demoBuilding(request, 'B2'));
  const available = units.filter(({ status }) => status === 'available').length;
  const title = page.getByRole('heading', { level: 1 });
  await visit.row('R2.054', 'the title is that of masterplan and building, in capitals', async () => {
    const name = visit.setting.locale === 'rs' ? /KUĆA NA LAGUNI/ : /LAGOON HOUSE/;
    await expect(title).toHaveText(name, { useInnerText: true });
    await expect(title).toHaveText(/^[^a-zčćžšđ]+$/, { useInnerText: true });
  });
  await visit.row('R2.056', 'the counter says how many of the homes are found', async () => {
    await expect(banner.getByRole('paragraph')).toHaveText(
      new RegExp(`\\b${available}\\b.*\\b${units.length}\\b`),
    );
  });
  await visit.row(
    'R2.058, R2.059, R2.060, R1.003',
    'favourites, comparison and calculator open from the bar',
    async () => {
      for (const [panel, dialog] of [
        ['favourites', 'panels.favourites.title'],
        ['compare', 'panels.compare.title'],
        ['calculator', 'panels.calculator.title'],
      ] as const) {
        await panels.open(panel);
        await expect(panels.dialog(dialog)).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(panels.dialog(dialog)).toBeHidden();
        if (panel === 'calculator' && isPhone) await page.keyboard.press('Escape');
      }
    },
  );
  // A phone has it in the menu: see the next row.
  const lookAtProfile = () =>
    visit.row('R2.061, R2.062', 'the profile leads to the login, or opens a menu', async () => {
      if (!isMember) {
        await expect(banner.getByRole('link', { name: labels('shell.bar.login') })).toHaveAttribute(
          'href',
          `${visit.prefix}/login`,
        );
        return;
      }
      await banner.getByRole('button', { name: 'Demo visitor' }).click();
      await expect(page.getByRole('link', { name: labels('shell.bar.profile') })).toBeVisible();
      await expect(page.getByRole('button', { name: labels('shell.bar.logout') })).toBeVisible();
      await page.keyboard.press('Escape');
    });
  if (!isPhone) await lookAtProfile();
  await visit.row(
    'R2.063, R2.076',
    'the bar of a phone is smaller, and its menu holds the rest',
    async () => {
      const box = await banner.boundingBox();
      expect(box?.height).toBeLessThanOrEqual(isPhone ? 56 : 64);
      await expect(panels.menuButton).toBeVisible();
      await expect(banner.getByRole('button', { name: labels('shell.bar.calculator') })).toHaveCount(
        isPhone ? 0 : 1,
      );
    },
  );
  await visit.row('R2.055', 'the title leads to the root masterplan', async () => {
    await title.getByRole('link').click();
    await expect(page).toHaveURL(`${visit.prefix}/masterplan/1`);
  });
  await visit.row(
    'R2.052',
    'back goes where the visitor was, and to the start where there is nothing before',
    async () => {
      await banner.getByRole('button', { name: labels('shell.bar.back') }).click();
      await expect(page).toHaveURL(`${visit.prefix}${path}`);
      const other = await visit.context.newPage();
      await other.goto(`${visit.prefix}/masterplan/1`);
      await other
        .getByRole('banner')
        .getByRole('button', { name: labels('shell.bar.back') })
        .click();
      await expect(other).toHaveURL(new RegExp(`${visit.prefix}/map$`));
      await other.close();
    },
  );
}

async function opensTheMenu(visit: Visit): Promise<void> {
  const { labels, panels, isMember } = visit;
  await visit.row(
    'R2.066, R2.067, R2.068, R2.069, R2.070, R4.016',
    'the menu has its rows, downloads on the page of an apartment only, and closes by its button',
    async () => {
      await panels.menuButton.click();
      const { menu } = panels;
      for (const row of ['favourites', 'calculator', 'compare'] as const) {
        await expect(
          menu.getByRole('button', { name: new RegExp(`^${labels(`shell.bar.${row}`)}`) }),
        ).toBeVisible();
      }
      await expect(menu.getByRole('button', { name: labels('shell.bar.downloads') })).toHaveCount(0);
      await expect(menu.getByRole('link', { name: labels('shell.bar.profile') }).first()).toHaveAttribute(
        'href',
        new RegExp(isMember ? '/profile$' : '/login'),
      );
      await panels.menuButton.click();
      await expect(menu).toBeHidden();
    },
  );
}

async function readsTheFooter(visit: Visit): Promise<void> {
  const { page, labels, panels, isPhone, main } = visit;
  const footer = page.getByRole('contentinfo');
  const place = isPhone ? panels.menu : footer;
  await visit.row(
    'R2.049, R8.017',
    'the page of a building says that availability is not guaranteed',
    async () => {
      await expect((isPhone ? main : footer).getByText(labels('common.availabilityNotice'))).toBeVisible();
    },
  );
  await visit.row(
    'R2.046, R2.048, R2.042',
    'the footer, on a phone the foot of the menu, has policy, mark and version',
    async () => {
      if (isPhone) await panels.menuButton.click();
      await expect(place.getByText(labels('shell.footer.powered'))).toBeVisible();
      await expect(place.getByText('v 2.0')).toBeVisible();
      await place.getByRole('button', { name: labels('shell.footer.privacy') }).click();
      await expect(panels.dialog('common.privacyPolicy')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(panels.dialog('common.privacyPolicy')).toBeHidden();
    },
  );
}

async function changesTheLanguage(visit: Visit, path: string): Promise<void> {
  const { page, isPhone, panels, labels } = visit;
  const other = visit.prefix ? '' : '/rs';
  await visit.row(
    'R1.006, R1.008, R9.002, R9.004',
    'another language keeps the page and its filter',
    async () => {
      await page.goto(`${visit.prefix}${path}?status=available`);
      await new PicturePage(page).isReady();
      if (isPhone) await panels.menuButton.click();
      await page.getByRole('link', { name: labels('shell.bar.language') }).click();
      await expect(page).toHaveURL(`${other}${path}?status=available`);
      await expect(page.locator('html')).toHaveAttribute('lang', other ? 'sr-Latn' : 'en');
      await expect(page.getByRole('heading', { level: 1 })).toContainText(other ? 'laguni' : 'Lagoon');
      const cookie = (await visit.context.cookies()).find(({ name }) => name === 'language');
      expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(365);
    },
  );
}

async function goesToTheMap(visit: Visit): Promise<void> {
  const { page, labels, banner, main, isPhone, panels } = visit;
  await visit.open('/map');
  await visit.row(
    'R2.065',
    'the logo of the organisation stands on the map and leads to it from the comparison',
    async () => {
      await expect((isPhone ? main : banner).getByRole('img', { name: 'Primorje Estates' })).toBeVisible();
      await visit.open('/compare-apartments-view');
      // A phone has the logos at the foot of its menu.
      if (isPhone) await panels.menuButton.click();
      const logo = (isPhone ? panels.menu : banner).getByRole('link', { name: 'Primorje Estates' });
      await expect(logo).toBeVisible();
      expect(await logo.evaluate((one) => one.scrollWidth - one.clientWidth), 'pixels cut off').toBe(0);
      await logo.click();
      await expect(page).toHaveURL(`${visit.prefix}/map`);
    },
  );
  await visit.row('R2.049', 'no such sentence stands on the map', async () => {
    await expect(main.getByRole('link', { name: /Porto Vala/ }).first()).toBeVisible();
    await expect(page.getByText(labels('common.availabilityNotice'))).toHaveCount(0);
  });
  await visit.row('R2.050, R2.051', 'where there is no footer the menu has policy and cookies', async () => {
    await visit.open('/poi-details-page?poi=1');
    await expect(page.getByRole('article')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await visit.panels.menuButton.click();
    for (const id of ['privacy', 'cookies']) {
      await expect(
        visit.panels.menu.getByRole('button', { name: labels(`shell.footer.${id}`) }),
      ).toBeVisible();
    }
  });
}
