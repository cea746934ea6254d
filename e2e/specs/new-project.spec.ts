import path from 'node:path';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { EditorStage } from '../pages/editor-stage.ts';
import { labelsOf } from '../pages/labels.ts';
import { type OwnServer, withOwnServer } from '../pages/own-server.ts';
import { signIn } from '../pages/people.ts';
import { PicturePage } from '../pages/picture.ts';
import { newAddress, RequestForm } from '../pages/request-form.ts';

/** See `fillOwner`. */
const OWNER = { email: 'mila@developers.example', password: 'a-long-password' };
const MOST_ACTIONS = 80;
const PICTURES = path.resolve(import.meta.dirname, '../../packages/content/demo/pictures');
const picture = (name: string) => path.join(PICTURES, `${name}.jpg`);

type Point = readonly [number, number];

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

/** What a person does: a press, a word typed into a field, files chosen. */
class Hand {
  actions = 0;

  async press(target: Locator): Promise<void> {
    this.actions += 1;
    await target.click();
  }

  async fill(target: Locator, text: string): Promise<void> {
    this.actions += 1;
    await target.fill(text);
  }

  async choose(target: Locator, files: string | readonly string[]): Promise<void> {
    this.actions += 1;
    await target.setInputFiles(files as string | string[]);
  }

  async key(page: Page, key: string): Promise<void> {
    this.actions += 1;
    await page.keyboard.press(key);
  }

  /** Presses a pixel of a picture. */
  async point(stage: EditorStage, point: Point): Promise<void> {
    this.actions += 1;
    await stage.stage.click({ position: await stage.position(point) });
  }
}

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

/** Somebody from outside goes from the picture of the site to a home, and asks for its price. */
async function visitUnit(page: Page): Promise<void> {
  const browser = page.context().browser();
  const visitor = await browser?.newContext({ baseURL: new URL(page.url()).origin, serviceWorkers: 'block' });
  const visit = await visitor?.newPage();
  if (!visitor || !visit) throw new Error('There is no browser');
  const ofModel: string[] = [];
  visit.on('request', (request) => MODEL.test(request.url()) && ofModel.push(request.url()));
  await visit.goto('/');
  await visit.getByRole('link', { name: 'Explore the homes' }).click();
  await visit.getByRole('link', { name: /^H1, 15 available/ }).press('Enter');
  await expect(visit).toHaveURL(/\/building\/\d+$/);
  // Of the shapes that lie far from the focus there are no links.
  const unit = visit.getByRole('group', { name: 'Homes in the picture' }).getByRole('link').first();
  const name = /Apartment (\d+)/.exec((await unit.getAttribute('aria-label')) ?? '')?.[1] ?? 'none';
  await unit.press('Enter');
  await expect(visit).toHaveURL(/\/apartment\/\d+$/);
  await expect(visit.getByRole('heading', { name: new RegExp(`\\b${name}\\b`) }).first()).toBeVisible();
  await visit.getByRole('main').getByRole('button', { name: 'Ask for price' }).first().click();
  const form = new RequestForm(visit, labelsOf('en'));
  await form.fillIn(newAddress());
  await form.send.click();
  await expect(visit.getByRole('dialog', { name: 'Thank you' })).toBeVisible();
  await expectNo3D(visit);
  expect(ofModel).toEqual([]);
  await visitor.close();
}

/** Documents, files and code of models. */
const MODEL = /\/model(\/|$)|\.glb|model-(engine|view)|(building|masterplan)-model|terrace/;

/** A project without a model says nothing of one, from the picture of the site to a home and back. */
async function expectNo3D(visit: Page): Promise<void> {
  const unit = new URL(visit.url()).pathname;
  const building = unit.replace(/\/apartment\/.*/, '');
  for (const path of [unit, building, `${building}?view=3d`, '/masterplan/1', '/masterplan/1?view=3d']) {
    await visit.goto(path);
    if (path === unit) await expect(visit.getByRole('heading', { level: 1 })).toBeVisible();
    else await new PicturePage(visit).isReady();
    await expect(visit.getByText(/\b3D\b/)).toHaveCount(0);
    await expect(visit.getByRole('link', { name: /3D/ })).toHaveCount(0);
    await expect(visit.getByText('Evening sun')).toHaveCount(0);
  }
}
