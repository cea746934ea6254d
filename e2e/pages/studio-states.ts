import { expect, type Locator, type Page } from '@playwright/test';
import type { StudioProjects } from './studio-server.ts';

type Opening = (page: Page) => Promise<void>;

/** A page of the studio and all that can be opened on it. */
export interface StudioRoom {
  readonly path: (projects: StudioProjects) => string;
  /** What is there once all of it is. */
  readonly whole: (page: Page) => Locator;
  /** What the page reads by its address in the API; while it waits, or fails, the room says so. */
  readonly reads: RegExp;
  /** The narrowest window that it works in. */
  readonly least: 390 | 1024;
  /** States by what was pressed; each begins with the page whole. */
  readonly opened: Readonly<Record<string, Opening>>;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
/** Presses a button, and waits for the dialog or drawer that it opens. */
const opens =
  (name: string | RegExp): Opening =>
  async (page) => {
    await button(page, name).first().click();
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible();
  };
const tool =
  (name: string, ...then: readonly Opening[]): Opening =>
  async (page) => {
    await button(page, name).click();
    await expect(button(page, name)).toHaveAttribute('aria-pressed', 'true');
    for (const one of then) await one(page);
  };
const selectsShape: Opening = async (page) => {
  await page.getByRole('application').focus();
  await page.keyboard.press('PageDown');
  await expect(page.getByRole('heading', { name: /^Shape of / })).toBeVisible();
};
const expands =
  (...names: readonly RegExp[]): Opening =>
  async (page) => {
    for (const name of names) await page.locator('summary').filter({ hasText: name }).first().click();
  };
const typesPrice: Opening = async (page) => {
  const price = page.getByRole('grid').getByRole('row').nth(1).getByRole('gridcell').nth(6);
  await price.click();
  await page.keyboard.type('123000');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Save 1 change')).toBeVisible();
};
const of = (rest: string) => (projects: StudioProjects) => `/studio/projects/${projects.full}${rest}`;
const heading = (name: string) => (page: Page) => page.getByRole('heading', { name, exact: true });

/** By the names of the routes in `mf-studio/remote.json`. */
export const STUDIO_ROOMS: Readonly<Record<string, StudioRoom>> = {
  studio: {
    path: () => '/studio',
    whole: (page) => page.getByRole('link', { name: 'Old Mill', exact: true }),
    reads: /\/projects\?/,
    least: 390,
    opened: { 'new project': opens('New project') },
  },
  'studio-project': {
    path: of(''),
    whole: (page) => page.getByText('Visitors see this'),
    reads: /\/versions/,
    least: 390,
    opened: {
      import: opens('Import'),
      preview: opens('Preview'),
      'preview with its link': async (page) => {
        await opens('Preview')(page);
        await button(page, 'Make a link').click();
        await expect(page.getByRole('textbox', { name: 'New link' })).toBeVisible();
      },
      'preview here': async (page) => {
        await opens('Preview')(page);
        await button(page, 'Show it here').click();
        await expect(page.frameLocator('iframe').locator('[data-picture-state="ready"]')).toBeVisible();
      },
      'menu of a part': async (page) => {
        await page.getByRole('button', { name: 'What to do with Annex' }).click();
        await expect(page.getByRole('menu')).toBeVisible();
      },
      publish: opens('Publish'),
      comparison: opens(/^Compare: /),
      'comparison of pictures': async (page) => {
        await opens(/^Compare: /)(page);
        await button(page, /^Look at both: /)
          .first()
          .click();
        await expect(page.getByRole('img', { name: /^Version / }).first()).toBeVisible();
      },
    },
  },
  'studio-pictures': {
    path: of('/pictures'),
    whole: (page) => button(page, 'Remove Annex'),
    reads: /\/draft\/structure/,
    least: 390,
    opened: {
      'new area': opens('Add area'),
      'new building': opens('Add building'),
      'changed building': opens('Change Annex'),
      'removed building': opens('Remove Annex'),
      'new point': opens('Add point of interest'),
      'described picture': async (page) => {
        await opens(/^Change /)(page);
        await expect(page.getByRole('slider', { name: 'From the left' })).toBeVisible();
      },
    },
  },
  'studio-picture': {
    path: (projects) => of(`/pictures/${projects.view}`)(projects),
    whole: (page) => page.getByRole('application'),
    reads: /\/views\/[^/]+\/(shapes|picture)/,
    least: 1024,
    opened: {
      'chosen shape': selectsShape,
      'chosen corner': async (page) => {
        await selectsShape(page);
        await page.keyboard.press('c');
        await expect(button(page, 'Delete corner')).toBeVisible();
      },
      drawing: tool('Draw', async (page) => {
        await page.getByRole('application').focus();
        for (const key of ['ArrowRight', 'Space', 'ArrowDown', 'Space']) await page.keyboard.press(key);
      }),
      façade: tool('Façade', async (page) => {
        await page.getByRole('application').focus();
        for (const arrow of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft']) {
          for (let step = 0; step < 9; step += 1) await page.keyboard.press(`Shift+${arrow}`);
          await page.keyboard.press('Space');
        }
        await expect(button(page, /^Make \d+ shapes?$/)).toBeEnabled();
      }),
      split: async (page) => {
        await selectsShape(page);
        await tool('Split')(page);
      },
      join: async (page) => {
        await selectsShape(page);
        await tool('Join')(page);
      },
      lists: expands(/in this view$/, /^Keys$/),
      'copy of a view': async (page) => {
        await button(page, 'Copy view').click();
        await expect(page.getByRole('heading', { name: 'Copy from another view' })).toBeVisible();
      },
    },
  },
  'studio-homes': {
    path: of('/homes'),
    whole: (page) => page.getByRole('grid').getByRole('rowheader').first(),
    reads: /\/full-structure|\/draft\/units/,
    least: 390,
    opened: {
      'cell that is typed into': async (page) => {
        const price = page.getByRole('grid').getByRole('row').nth(1).getByRole('gridcell').nth(6);
        await price.click();
        await page.keyboard.press('F2');
        await expect(page.getByRole('grid').getByRole('textbox')).toBeVisible();
      },
      changes: typesPrice,
      'price list': async (page) => {
        const buffer = Buffer.from('number;price_eur;status\n101;999000;sold\n102;1;odd\n');
        const file = { name: 'list.csv', mimeType: 'text/csv', buffer };
        await page.getByLabel('Price list, CSV or Excel').setInputFiles(file);
        await expect(page.getByText('Please decide')).toBeVisible();
      },
      'chosen homes': async (page) => {
        await page.getByRole('grid').getByRole('rowheader').first().click();
        for (let count = 0; count < 3; count += 1) await page.keyboard.press('Shift+ArrowDown');
        await expect(button(page, 'Apply to 4 homes').first()).toBeVisible();
      },
    },
  },
  'studio-requests': {
    path: of('/requests'),
    whole: (page) => page.getByRole('link', { name: /Ana Šćepanović/ }),
    reads: /\/enquiries\?/,
    least: 390,
    opened: {
      'a request': async (page) => {
        await page.getByRole('link', { name: /Ana Šćepanović/ }).click();
        await expect(page.getByRole('article').getByText('To the sales office')).toBeVisible();
      },
      'nothing found': async (page) => {
        await page.getByRole('searchbox').fill('nobody of that name');
        await expect(page.getByText('No such requests')).toBeVisible();
      },
    },
  },
  'studio-texts': {
    path: of('/texts'),
    whole: (page) => page.getByLabel('English').first(),
    reads: /\/draft\/details/,
    least: 390,
    opened: {
      changes: async (page) => {
        await page
          .getByRole('textbox', { name: /English/ })
          .first()
          .fill('New Mill');
        await expect(button(page, 'Save 1 change')).toBeVisible();
      },
      'text with marks': async (page) => {
        const text = page
          .getByRole('group', { name: /Description$/ })
          .first()
          .getByRole('textbox')
          .first();
        await text.fill('By **the mill**\n\n- oak\n- [linen](https://linen.example)');
        await text.focus();
        await expect(page.getByRole('figure', { name: 'As visitors see it' })).toBeVisible();
      },
      'missing only': async (page) => {
        await page.getByText('Missing only').click();
        await expect(page.getByRole('checkbox', { name: 'Missing only' })).toBeChecked();
      },
    },
  },
  'studio-settings': {
    path: of('/settings'),
    whole: (page) => page.getByRole('textbox', { name: 'Accent', exact: true }),
    reads: /\/draft\/details/,
    least: 390,
    opened: {
      'colour without contrast': async (page) => {
        await page.getByRole('textbox', { name: 'Accent', exact: true }).fill('#FFFFFF');
        await page.keyboard.press('Tab');
      },
    },
  },
  'studio-publishing': {
    path: of('/publishing'),
    whole: (page) => page.getByRole('switch').first(),
    reads: /\/full-structure/,
    least: 390,
    opened: {},
  },
  'studio-previews': {
    path: of('/previews'),
    whole: (page) => page.getByRole('switch', { name: /Private preview/ }),
    reads: /\/preview-links|\/projects\/\d+\/settings/,
    least: 390,
    opened: {
      'a new link': async (page) => {
        await button(page, 'Make a link').click();
        await expect(page.getByRole('textbox', { name: 'New link' })).toBeVisible();
      },
    },
  },
  'studio-accounts': {
    path: of('/accounts'),
    whole: (page) => page.getByText('mila@developers.example'),
    reads: /\/people/,
    least: 390,
    opened: {
      reasons: expands(/^What may they do/),
      'a colleague who is given a role, and shut out': async (page) => {
        await page.getByLabel('Colleague’s e-mail').fill('iva@developers.example');
        await button(page, 'Give the role').click();
        await button(page, /^Disable: iva/).click();
        await expect(page.getByRole('alertdialog')).toBeVisible();
      },
    },
  },
  'studio-sign-on': {
    path: of('/single-sign-on'),
    whole: (page) => page.getByLabel('Client ID'),
    reads: /\/single-sign-on/,
    least: 390,
    opened: {
      'what is missing': async (page) => {
        await button(page, 'Save').click();
        await expect(page.getByText('Type the client ID.')).toBeVisible();
      },
    },
  },
  'studio-releases': {
    path: () => '/studio/releases',
    whole: heading('mf-studio'),
    reads: /\/delivery\/status/,
    least: 390,
    opened: {},
  },
  'studio-ledger': {
    path: () => '/studio/ledger',
    whole: (page) => page.getByRole('listitem').filter({ hasText: 'Login' }).first(),
    reads: /\/audit/,
    least: 390,
    opened: {
      'an entry’s changes': expands(/change/),
    },
  },
};
