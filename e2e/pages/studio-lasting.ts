import { expect, type Locator, type Page } from '@playwright/test';
import type { StaffApi, StudioProjects } from './studio-server.ts';
import type { Trial } from './trial.ts';

interface Setting {
  readonly page: Page;
  readonly staff: StaffApi;
  readonly projects: StudioProjects;
  readonly trial: Trial;
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

async function typePrice(page: Page, row: number): Promise<void> {
  count += 1;
  await cell(page, row, PRICE).click();
  await page.keyboard.type(String(200_000 + count));
  await page.keyboard.press('Enter');
  await expect(save(page)).toBeVisible();
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
  // The last: what was reported counts after a minute and a half.
  'a version on trial': {
    path: () => '/studio/releases',
    least: 390,
    reach: async ({ page, trial }) => {
      const version = page.getByRole('row').filter({ hasText: trial.version });
      // Traffic, loads and a rate; the page reads them again by itself.
      await expect(version.first()).toContainText(/50\s%.*[1-9].*\s%/, { timeout: 130_000 });
    },
  },
};
