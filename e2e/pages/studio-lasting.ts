import { expect, type Locator, type Page } from '@playwright/test';
import type { StaffApi, StudioProjects } from './studio-server.ts';

interface Setting {
  readonly page: Page;
  readonly staff: StaffApi;
  readonly projects: StudioProjects;
}

/** What stays on the screen until somebody does something, and is found by no press alone. */
interface LastingState {
  readonly path: (projects: StudioProjects) => string;
  /** The narrowest window that the room works in. */
  readonly least: 390 | 1024;
  /** Before the page is opened. */
  readonly prepare?: (setting: Setting) => Promise<void>;
  /** On the page that is there; in either language. */
  readonly reach: (setting: Setting) => Promise<void>;
  /** Leaves what other tests of the server begin with. */
  readonly leave?: (setting: Setting) => Promise<void>;
}

const save = (page: Page): Locator => page.getByRole('button', { name: /^(Save|Sačuvajte) \d/ });
const conflict = (page: Page): Locator => page.getByRole('main').getByRole('alert').first();
const cell = (page: Page, row: number, column: number): Locator =>
  page.getByRole('grid').getByRole('row').nth(row).getByRole('gridcell').nth(column);
const PRICE = 6;
const of = (rest: string) => (projects: StudioProjects) => `/studio/projects/${projects.full}${rest}`;
let count = 0;

/** Changes the JSON that the page reads at an address: what takes hours to come about. */
async function change(page: Page, address: RegExp, changed: (body: unknown) => unknown): Promise<void> {
  await page.route(address, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: changed(await response.json()) });
  });
}

async function typePrice(page: Page, row: number): Promise<void> {
  count += 1;
  await cell(page, row, PRICE).click();
  await page.keyboard.type(String(200_000 + count));
  await page.keyboard.press('Enter');
  await expect(save(page)).toBeVisible();
}

/** A version of the map that fares worse, on trial for four hours. */
function withCanary(body: unknown): unknown {
  const { data } = body as { data: { asOf: string; apps: { app: string; versions: object[] }[] } };
  const hour = (back: number) => ({
    at: new Date(Math.floor(Date.parse(data.asOf) / 3_600_000 - back) * 3_600_000).toISOString(),
    stable: { loads: 190, bad: 1 },
    canary: { loads: 10, bad: back },
  });
  const apps = data.apps.map((one) => {
    if (one.app !== 'mf-map') return one;
    const [stable] = one.versions;
    const canary = {
      ...stable,
      version: '1.0.1-1a2b3c4d',
      state: 'canary',
      traffic: 5,
      cohorts: ['qa'],
      ...{ loads: 40, bad: 6, badRate: 0.15, interval: [0.07, 0.29], medianLoadMs: 420 },
    };
    return {
      ...one,
      verdict: 'pause',
      evidence: 4,
      judgement: 'it may be worse by up to 2.00 %',
      versions: [
        { ...stable, traffic: 95, loads: 760, bad: 4, badRate: 0.005, interval: [0.002, 0.013] },
        canary,
      ],
      history: [3, 2, 1, 0].map(hour),
    };
  });
  return { data: { ...data, apps } };
}

export const LASTING_STATES: Readonly<Record<string, LastingState>> = {
  'a text that two have changed': {
    path: of('/texts'),
    least: 390,
    reach: async ({ page, staff, projects }) => {
      count += 1;
      await page
        .getByRole('main')
        .getByRole('group')
        .first()
        .getByRole('textbox')
        .first()
        .fill(`Mill ${count}`);
      await staff.retitle(projects.full, `Water Mill ${count}`);
      await save(page).click();
      await expect(conflict(page)).toBeVisible();
    },
  },
  'a price that two have changed': {
    path: of('/homes'),
    least: 390,
    reach: async ({ page, staff, projects }) => {
      await typePrice(page, 1);
      await staff.raisePrices(projects.full);
      await save(page).click();
      await expect(conflict(page)).toBeVisible();
    },
  },
  'a shape that two have changed': {
    path: (projects) => of(`/pictures/${projects.view}`)(projects),
    least: 1024,
    reach: async ({ page, staff, projects }) => {
      await page.getByRole('application').focus();
      await page.keyboard.press('PageDown');
      await staff.moveShapes(projects.full, projects.view);
      await page.getByRole('application').focus();
      await page.keyboard.press('Shift+ArrowDown');
      await expect(conflict(page)).toBeVisible();
    },
  },
  'many homes that were changed at once, saved and taken back': {
    path: of('/homes'),
    least: 390,
    reach: async ({ page }) => {
      await page.getByRole('grid').getByRole('rowheader').first().click();
      for (let rows = 0; rows < 3; rows += 1) await page.keyboard.press('Shift+ArrowDown');
      const form = page
        .locator('form')
        .filter({ has: page.getByRole('combobox') })
        .last();
      // Another status each time.
      count += 1;
      await form.getByRole('combobox').selectOption({ index: count % 3 });
      await form.getByRole('button').click();
      await save(page).click();
      await expect(save(page)).toBeHidden();
      await page
        .getByRole('button', { name: /^(Take back what|Poništite ono)/ })
        .first()
        .click();
      await expect(save(page)).toBeVisible();
    },
  },
  'a request whose mail has failed': {
    path: of('/requests'),
    least: 390,
    prepare: async ({ staff, projects }) => {
      count += 1;
      await staff.askByUnknownAddress(projects.full, `Nestalović ${count}`);
    },
    reach: async ({ page }) => {
      await page.getByRole('link', { name: new RegExp(`Nestalović ${count}`) }).click();
      await expect(page.getByRole('article').getByText('550 5.1.1', { exact: false })).toBeVisible();
    },
  },
  'a version on trial': {
    path: () => '/studio/releases',
    least: 390,
    prepare: async ({ page }) => change(page, /\/api\/.*\/delivery\/status$/, withCanary),
    reach: async ({ page }) => {
      await expect(page.getByText('1.0.1-1a2b3c4d').first()).toBeVisible();
    },
  },
  'a login of the organisation that is to end': {
    path: of('/single-sign-on'),
    least: 390,
    prepare: async ({ staff, projects }) => staff.setSignOn(projects.full, 'river'),
    leave: async ({ staff, projects }) => staff.removeSignOn(projects.full),
    reach: async ({ page }) => {
      await page.getByRole('main').locator('form').getByRole('button').last().click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  'a login of the organisation that two have changed': {
    path: of('/single-sign-on'),
    least: 390,
    prepare: async ({ staff, projects }) => staff.setSignOn(projects.full, 'river'),
    leave: async ({ staff, projects }) => staff.removeSignOn(projects.full),
    reach: async ({ page, staff, projects }) => {
      const form = page.getByRole('main').locator('form');
      await expect(form.locator('input[value^="https://login.developers"]')).toBeVisible();
      count += 1;
      await staff.setSignOn(projects.full, `river ${count}`);
      await form.locator('[type=submit]').click();
      await expect(conflict(page)).toBeVisible();
    },
  },
};
