import { expect } from '@playwright/test';
import { askForFirstReads } from '../pages/first-reads.ts';
import { PicturePage } from '../pages/picture.ts';
import { conformance, type Visit } from './visit.ts';

conformance(
  'a project with other settings, and without its stylesheet',
  async (visit) => {
    await opensAnotherProject(visit);
    await hasNoStylesheet(visit);
  },
  { each: true },
);

/** The demo project as if its people had set it up in another way. */
async function opensAnotherProject(visit: Visit): Promise<void> {
  const { page, labels, panels, banner, isPhone } = visit;
  await askForFirstReads(page);
  await page.route('**/api/v1/frontend/projects/1/settings*', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: { attributes: object } };
    Object.assign(body.data.attributes, { defaultLangId: 6, compareEnabled: false, demoSettings: true });
    await route.fulfill({ response, json: body });
  });
  await page.route(/\/frontend\/projects\/1(\?|$)/, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: { attributes: object } };
    Object.assign(body.data.attributes, { website: 'https://porto-vala.example/' });
    await route.fulfill({ response, json: body });
  });
  await page.route('**/stylesheet?*', (route) =>
    route.fulfill({ contentType: 'text/css', body: ':root{--accent:#6b2147}' }),
  );
  await visit.open('/masterplan/1');
  await new PicturePage(page).isReady();
  await visit.row('R1.009', 'the colours of the project are those of its stylesheet', async () => {
    await expect.poll(() => accentOf(visit)).toBe('#6b2147');
  });
  await visit.row('R2.053', 'the logo opens the website of the project', async () => {
    if (isPhone) await panels.menuButton.click();
    const place = isPhone ? panels.menu : banner;
    // Beside it stands the title, which leads to the masterplan.
    await expect(place.getByRole('link', { name: 'Porto Vala', exact: true }).first()).toHaveAttribute(
      'href',
      'https://porto-vala.example/',
    );
    if (isPhone) await page.keyboard.press('Escape');
  });
  await visit.row('R2.047, R2.043', 'the policy of a Serbian project opens in Serbian', async () => {
    if (isPhone) await panels.menuButton.click();
    const place = isPhone ? panels.menu : page.getByRole('contentinfo');
    await place.getByRole('button', { name: /Politika privatnosti/ }).click();
    const policy = page.getByRole('dialog').filter({ hasText: '30.07.2025' });
    await expect(policy.getByText(/najviše godinu dana/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(policy).toBeHidden();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await visit.row('R6.005', 'a comparison that is switched off says so', async () => {
    await panels.open('compare');
    await expect(page.getByText(labels('common.compareDisabled')).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText(labels('common.compareDisabled'))).toHaveCount(0);
  });
  await visit.row('R2.108', 'the card of demo settings has two switches and changes nothing', async () => {
    await panels.menuButton.click();
    await panels.menu.getByRole('button', { name: labels('shell.demo.title') }).click();
    const card = panels.dialog('shell.demo.title');
    await card.getByRole('switch', { name: labels('shell.demo.messages') }).press('Space');
    await expect(card.getByRole('switch', { name: labels('shell.demo.hints') })).toBeVisible();
    await expect(card.getByRole('button', { name: labels('shell.demo.cancel') })).toBeVisible();
    await card.getByRole('button', { name: labels('shell.demo.save') }).click();
    await expect(card).toBeHidden();
  });
  await page.unrouteAll();
}

const accentOf = ({ page }: Visit) =>
  page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--accent').trim().toLowerCase(),
  );

async function hasNoStylesheet(visit: Visit): Promise<void> {
  const { page } = visit;
  await page.route('**/stylesheet?*', (route) => route.fulfill({ status: 404 }));
  await visit.open('/masterplan/1');
  await new PicturePage(page).isReady();
  await visit.row('R1.011', 'without the stylesheet the colours are the built-in ones', async () => {
    expect(await accentOf(visit)).toBe('#1d4657');
  });
  await page.unrouteAll();
}
