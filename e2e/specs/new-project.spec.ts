import path from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { EditorStage } from '../pages/editor-stage.ts';
import { visitUnit } from '../pages/first-visit.ts';
import { Hand, type Point } from '../pages/hand.ts';
import { type OwnServer, withOwnServer } from '../pages/own-server.ts';
import { signIn } from '../pages/people.ts';

/** See `fillOwner`. */
const OWNER = { email: 'mila@developers.example', password: 'a-long-password' };
const MOST_ACTIONS = 80;
const PICTURES = path.resolve(import.meta.dirname, '../../packages/content/demo/pictures');
const picture = (name: string) => path.join(PICTURES, `${name}.jpg`);

/** Two buildings: a part of the masterplan each, and the corners of a façade in its picture. */
const BUILDINGS = [
  {
    name: 'H1',
    pictures: ['h1-front', 'h3-front'],
    size: [1600, 900],
    facade: [
      [432, 252],
      [1266, 291],
      [1300, 640],
      [272, 520],
    ],
    site: [
      [136, 630],
      [318, 630],
      [318, 698],
      [136, 698],
    ],
  },
  {
    name: 'H2',
    pictures: ['h2-front', 'h4-front'],
    size: [1920, 1080],
    facade: [
      [591, 354],
      [1370, 390],
      [1410, 680],
      [462, 590],
    ],
    site: [
      [215, 530],
      [389, 530],
      [389, 593],
      [215, 593],
    ],
  },
] as const satisfies readonly {
  readonly name: string;
  readonly pictures: readonly string[];
  readonly size: Point;
  readonly facade: readonly Point[];
  readonly site: readonly Point[];
}[];

const test = base.extend<object, { ownServer: OwnServer }>({
  ownServer: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixtures that are needed from it.
    async ({}, use) => withOwnServer('tools/serve-empty.ts', use),
    { scope: 'worker' },
  ],
  baseURL: async ({ ownServer }, use) => use(ownServer.url),
});
test.use({ actionTimeout: 30_000 });
/** An afternoon of somebody's work, with twelve pictures to prepare. */
test.setTimeout(240_000);

test('twelve pictures and a price list are a published project in at most eighty actions', async ({
  page,
  context,
  ownServer,
}) => {
  const hand = new Hand();
  const room = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true });
  await signIn(context, OWNER);
  await page.goto('/studio');

  // The steps of `mf-studio/guide`, by its headings.
  await test.step('1. Begin the project', () => beginProject(page, hand));
  await test.step('2. Bring the pictures of the site', () => bringPictures(page, hand));
  await test.step('3. Add the buildings', async () => {
    for (const { name, pictures } of BUILDINGS) await addBuilding(page, hand, name, pictures);
  });
  await test.step('4. Bring the homes', async () => {
    await hand.press(room('Homes'));
    const list = path.join(ownServer.dataDir, 'price-list.xlsx');
    await hand.choose(page.getByLabel('Price list, CSV or Excel'), list);
    await expect(page.getByText('Add 48 new homes to the draft')).toBeVisible();
    await hand.press(page.getByRole('button', { name: 'Take 48 changes' }));
    await expect(page.getByRole('grid', { name: 'Homes' })).toBeVisible();
  });
  await test.step('5. Draw the buildings on the site', async () => {
    await hand.press(page.getByRole('navigation').getByRole('link', { name: /^Masterplan .*have a shape/ }));
    await drawOnSite(page, hand);
  });
  await test.step('6. Lay the grid over each façade', async () => {
    for (const building of BUILDINGS) await drawFacade(page, hand, building);
  });
  await test.step('7. Choose the look', async () => {
    await hand.press(room('Settings'));
    await hand.fill(page.getByRole('textbox', { name: 'Accent', exact: true }), '#7A2E1D');
    await hand.press(page.getByRole('button', { name: 'Save 1 change' }));
    await expect(page.getByText('Everything is saved')).toBeVisible();
  });
  await test.step('8. Publish', async () => {
    await hand.press(room('Overview'));
    await hand.press(page.getByRole('button', { name: 'Publish', exact: true }));
    await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }));
    await expect(page.getByText('Visitors see this')).toBeVisible();
  });
  test.info().annotations.push({ type: 'actions', description: String(hand.actions) });
  expect(hand.actions).toBeLessThanOrEqual(MOST_ACTIONS);
  await visitUnit(page);
  await test.step('9. See to requests', async () => {
    await room('Price requests').click();
    await page.getByRole('link', { name: /Ana Šćepanović/ }).click();
    await page.getByRole('button', { name: 'Take up', exact: true }).click();
    await page.getByRole('textbox', { name: 'Note' }).fill('Called, comes on Saturday.');
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(page.getByRole('list', { name: 'What was done' })).toContainText('comes on Saturday');
    await page.getByRole('button', { name: 'Mark as fulfilled' }).click();
    await expect(page.getByRole('button', { name: 'Take up again' })).toBeVisible();
  });

  // What makes it better, once it is there.
  await test.step('10. Say what is to be seen on the pictures', async () => {
    await room('Parts and pictures').click();
    await page.getByRole('button', { name: 'Change Masterplan', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Name, text and focus' });
    await drawer.getByLabel('Alternative text in English').fill('The site from the sea.');
    await drawer.getByLabel('Alternative text in Serbian').fill('Parcela sa mora.');
    await drawer.getByRole('slider', { name: 'From the left' }).press('ArrowLeft');
    await drawer.getByRole('button', { name: 'Save' }).click();
    await expect(drawer).toBeHidden();
    await expect(page.getByText(/^1 of \d+ pictures have an alternative text/)).toBeVisible();
  });
  await test.step('11. Bring the plans', async () => {
    const taken = page.waitForResponse(/\/draft\/pictures$/);
    const plan = page.getByLabel(/^Choose the plan: /).first();
    await plan.setInputFiles(picture('h1-front'));
    expect((await taken).status()).toBe(201);
    await expect(page.getByRole('button', { name: /^Remove the plan: / })).toBeVisible();
  });
  await test.step('12. Add points of interest, and put the parts in order', () => orderParts(page));
  await test.step('13. Write the texts', () => writeTexts(page));
  await test.step('14. Look at it before visitors do', () => lookAtDraft(page));
  await test.step('15. Publish again, compare, go back', () => publishAgain(page));
  await test.step('16. Let colleagues in', async () => {
    await room('Accounts').click();
    await page.getByLabel('Colleague’s e-mail').fill('iva@developers.example');
    await page.getByText('Sales agent: price requests, statuses, prices').click();
    await page.getByRole('button', { name: 'Give the role' }).click();
    await expect(page.getByText('iva@developers.example is sales agent on this project.')).toBeVisible();
    await room('Publishing').click();
    await expect(page.getByRole('switch', { name: 'H1 is published' })).toBeVisible();
    await room('Preview links').click();
    await expect(page.getByText('For the bank')).toBeVisible();
    await page.getByRole('button', { name: 'Revoke: For the bank' }).click();
    await expect(page.getByText('For the bank')).toBeHidden();
  });
});

async function beginProject(page: Page, hand: Hand): Promise<void> {
  await hand.press(page.getByRole('button', { name: 'New project' }));
  await hand.fill(page.getByLabel('Name of the project'), 'Riverside');
  await hand.fill(page.getByLabel('Developer'), 'River d.o.o.');
  await hand.fill(page.getByLabel('Town'), 'Budva');
  await hand.press(page.getByRole('button', { name: 'Make the project' }));
}

async function bringPictures(page: Page, hand: Hand): Promise<void> {
  const site = ['masterplan', 'hills', 'bay', 'marina'];
  await hand.choose(page.getByLabel('Add pictures of Masterplan'), site.map(picture));
  await hand.choose(page.getByLabel('Add a title image'), picture('hero'));
  await hand.choose(page.getByLabel('Choose the logo'), picture('b2-front'));
  await expect(page.getByRole('button', { name: 'Remove Marina' })).toBeVisible({ timeout: 30_000 });
}

async function addBuilding(page: Page, hand: Hand, name: string, pictures: readonly string[]): Promise<void> {
  await hand.press(page.getByRole('button', { name: 'Add building' }));
  const dialog = page.getByRole('dialog');
  await hand.fill(dialog.getByLabel('Name in English'), name);
  await hand.fill(dialog.getByLabel('Floors'), '4');
  await hand.press(dialog.getByRole('button', { name: 'Save' }));
  await hand.choose(page.getByLabel(`Add pictures of ${name}`), pictures.map(picture));
  await expect(
    page.getByRole('button', { name: new RegExp(`^Remove ${pictures.at(-1)?.slice(0, 2)} front`, 'i') }),
  ).toBeVisible();
}

async function drawOnSite(page: Page, hand: Hand): Promise<void> {
  const stage = new EditorStage(page, [2560, 1440]);
  const undrawn = page.getByRole('list', { name: 'Without a shape in this view' });
  const [first] = BUILDINGS;
  // After a shape, the next of the list is taken by itself.
  await hand.press(undrawn.getByRole('button', { name: first.name, exact: true }));
  for (const { site } of BUILDINGS) {
    for (const corner of site) await hand.point(stage, corner);
    await hand.key(page, 'Enter');
  }
  await expect(page.getByText('2 of 2 parts of Riverside have a shape.')).toBeVisible();
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
}

/** At most fourteen actions, see `facade-actions.test.ts` for how near they come. */
async function drawFacade(
  page: Page,
  hand: Hand,
  { name, size, facade }: (typeof BUILDINGS)[number],
): Promise<void> {
  const before = hand.actions;
  const view = new RegExp(`^${name} front`);
  await hand.press(page.getByRole('navigation').getByRole('link', { name: view }));
  const stage = new EditorStage(page, size);
  await hand.press(page.getByRole('button', { name: 'Façade' }));
  for (const corner of facade) await hand.point(stage, corner);
  await hand.press(page.getByRole('button', { name: 'Make 24 shapes' }));
  await expect(page.getByText(`24 of 24 homes of ${name} have a shape.`)).toBeVisible();
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  expect(hand.actions - before).toBeLessThanOrEqual(14);
}

async function orderParts(page: Page): Promise<void> {
  const tree = page.getByRole('navigation', { name: 'Parts of Riverside' });
  const buildings = () =>
    tree
      .locator('[data-row^="building "] > div')
      .evaluateAll((all) => all.map((one) => one.querySelector('a span')?.textContent));
  await tree.getByRole('button', { name: 'Add to the project' }).click();
  await page.getByRole('menuitem', { name: 'Add point of interest' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name in English').fill('Pier');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(tree.getByRole('link', { name: /^Points of interest ?1$/ })).toBeVisible();
  await tree.getByRole('link', { name: /^H2 ?ready$/ }).hover();
  await tree.getByRole('button', { name: 'What to do with H2', exact: true }).click();
  await page.getByRole('menuitem', { name: /^Move up/ }).click();
  await expect.poll(buildings).toEqual(['H2', 'H1']);
}

async function writeTexts(page: Page): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'Texts', exact: true }).click();
  const text = page.getByRole('group', { name: 'Pier · Description' });
  for (const language of ['English', 'Serbian']) {
    await text.getByRole('textbox', { name: language }).fill('Boats leave');
    await text.getByRole('textbox', { name: language }).press('ControlOrMeta+a');
    await text.getByRole('button', { name: 'Bold' }).click();
  }
  await expect(text.getByRole('figure', { name: 'As visitors see it' }).locator('strong')).toHaveCount(2);
  await page.getByRole('button', { name: 'Save 1 change' }).click();
  await expect(page.getByText('Everything is saved')).toBeVisible();
}

async function lookAtDraft(page: Page): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'Overview', exact: true }).click();
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await page.getByLabel('For whom').fill('For the bank');
  await page.getByRole('button', { name: 'Make a link' }).click();
  await expect(page.getByRole('textbox', { name: 'New link' })).toHaveValue(/#preview=/);
  await page.getByRole('button', { name: 'Show it here' }).click();
  await expect(page.frameLocator('iframe').locator('[data-picture-state="ready"]')).toBeVisible();
  await page.getByRole('radio', { name: 'Phone' }).check();
  for (const name of [/^Preview of version/, /^Preview$/])
    await page.getByRole('dialog', { name }).getByRole('button', { name: 'Close' }).click();
}

async function publishAgain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page
    .getByRole('button', { name: /^Compare: / })
    .first()
    .click();
  await expect(
    page
      .getByRole('dialog')
      .getByText(/1 point of interest/)
      .first(),
  ).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: /^Go back to it/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Go back to it' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}
