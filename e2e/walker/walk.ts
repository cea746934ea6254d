import type { Browser, BrowserContext, Page } from '@playwright/test';
import { Chance } from './chance.ts';
import { WalkNetwork } from './network.ts';
import { ends } from './page-state.ts';
import { limitPage, limitStorage, STORAGES } from './storage.ts';

export interface WalkOptions {
  readonly origin: string;
  readonly seed: number;
  readonly steps: number;
  /** Addresses that a journey may begin at. */
  readonly paths: readonly string[];
  readonly note?: (text: string) => void;
}

export interface WalkCounts {
  steps: number;
  walks: number;
  blankPages: number;
  endlessSkeletons: number;
  uncaughtErrors: number;
  lostTexts: number;
}

const STEPS_OF_A_JOURNEY = 40;
/** Most of a step is waiting for what fails. */
const JOURNEYS_AT_ONCE = 3;
const JOURNEYS_OF_A_NOTE = 25;
/** The page itself gives up its scripts after eight seconds, and shows what it has. */
const BLANK_AFTER_MS = 10_000;
/** Two repetitions, two seconds apart, and a hang at each. */
const ENDLESS_AFTER_MS = 20_000;
const TEXT = 'Ana Šćepanović';

/** Random journeys through the running suite, with something that fails at every second step; some side by side. */
export async function walk(browser: Browser, options: WalkOptions): Promise<WalkCounts> {
  const counts: WalkCounts = {
    steps: 0,
    walks: 0,
    blankPages: 0,
    endlessSkeletons: 0,
    uncaughtErrors: 0,
    lostTexts: 0,
  };
  const journeys = Math.ceil(options.steps / STEPS_OF_A_JOURNEY);
  let next = 0;
  const walkOn = async () => {
    while (next < journeys) {
      const chance = new Chance(options.seed * 10_000 + next);
      const steps = Math.min(STEPS_OF_A_JOURNEY, options.steps - next * STEPS_OF_A_JOURNEY);
      next += 1;
      await new Journey(browser, options, chance, counts).make(steps);
      counts.walks += 1;
      if (counts.walks % JOURNEYS_OF_A_NOTE === 0) options.note?.(JSON.stringify(counts));
    }
  };
  await Promise.all(Array.from({ length: JOURNEYS_AT_ONCE }, walkOn));
  return counts;
}

class Journey {
  readonly #browser: Browser;
  readonly #options: WalkOptions;
  readonly #chance: Chance;
  readonly #counts: WalkCounts;
  readonly #done: string[] = [];

  constructor(browser: Browser, options: WalkOptions, chance: Chance, counts: WalkCounts) {
    this.#browser = browser;
    this.#options = options;
    this.#chance = chance;
    this.#counts = counts;
  }

  async make(steps: number): Promise<void> {
    const storage = this.#chance.one(STORAGES);
    const context = await this.#browser.newContext({
      baseURL: this.#options.origin,
      serviceWorkers: this.#chance.isTrue(0.5) ? 'allow' : 'block',
      viewport: this.#chance.one([
        { width: 1440, height: 900 },
        { width: 390, height: 844 },
      ]),
    });
    try {
      await limitStorage(context, storage);
      const network = new WalkNetwork(context);
      await network.begin();
      let page = await this.#open(context, storage);
      this.#done.push(storage);
      for (let step = 0; step < steps; step += 1) {
        if (this.#chance.isTrue(0.5)) await network.worsen(this.#chance);
        else await network.mend();
        const name = this.#chance.one(STEP_NAMES);
        this.#done.push(network.kind === 'good' ? name : `${name} (${network.kind})`);
        if (name === 'tab') page = await this.#otherTab(context, page, storage);
        else await STEPS[name](page, this.#chance, this.#options.paths).catch(() => undefined);
        this.#counts.steps += 1;
        await this.#lookForBlank(page);
      }
      await network.mend();
      if (!(await ends(page, ({ isLoading }) => isLoading, ENDLESS_AFTER_MS)))
        this.#count('endlessSkeletons', page);
    } finally {
      await context.close();
    }
  }

  async #open(context: BrowserContext, storage: (typeof STORAGES)[number]): Promise<Page> {
    const page = await context.newPage();
    await limitPage(page, storage, this.#options.origin);
    page.on('pageerror', (error) => this.#count('uncaughtErrors', page, error.stack ?? error.message));
    page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
    await page.goto(this.#chance.one(this.#options.paths), { waitUntil: 'commit' });
    return page;
  }

  async #otherTab(context: BrowserContext, page: Page, storage: (typeof STORAGES)[number]): Promise<Page> {
    const other = context.pages().find((one) => one !== page);
    if (other) return other;
    return (await this.#open(context, storage).catch(() => null)) ?? page;
  }

  async #lookForBlank(page: Page): Promise<void> {
    if (!(await ends(page, ({ isBlank }) => isBlank, BLANK_AFTER_MS))) this.#count('blankPages', page);
    const typed = page.locator('[data-walked]').first();
    if ((await typed.count().catch(() => 0)) === 0) return;
    const value = await typed.inputValue({ timeout: 500 }).catch(() => TEXT);
    if (value !== TEXT) this.#count('lostTexts', page, `"${value}"`);
  }

  #count(what: keyof WalkCounts, page: Page, detail = ''): void {
    this.#counts[what] += 1;
    this.#options.note?.(`${what} at ${page.url()} after ${this.#done.slice(-6).join(', ')} ${detail}`);
  }
}

type Step = (page: Page, chance: Chance, paths: readonly string[]) => Promise<unknown>;

const SOON = { timeout: 400, noWaitAfter: true } as const;

async function pressOne(page: Page, chance: Chance, what: string): Promise<void> {
  const all = page.locator(`${what}:visible`);
  const count = await all.count();
  if (count > 0) await all.nth(Math.floor(chance.number() * count)).click(SOON);
}

/** Most take tens of milliseconds, so that a run is of many. */
const STEPS = {
  link: (page, chance) => pressOne(page, chance, 'a[href^="/"]'),
  button: (page, chance) => pressOne(page, chance, 'button:not([disabled])'),
  again: (page) =>
    page
      .getByRole('button', { name: /Try again|Pokušajte ponovo/ })
      .first()
      .click(SOON),
  escape: (page) => page.keyboard.press('Escape'),
  type: async (page) => {
    const field = page.locator('form input[type="text"]:visible, form input:not([type]):visible').first();
    await field.fill(TEXT, SOON);
    await field.evaluate((element) => element.setAttribute('data-walked', ''));
  },
  scroll: (page) => page.mouse.wheel(0, 500),
  back: (page) => page.goBack({ waitUntil: 'commit', timeout: 3_000 }),
  forward: (page) => page.goForward({ waitUntil: 'commit', timeout: 3_000 }),
  reload: (page) => page.reload({ waitUntil: 'commit', timeout: 3_000 }),
  open: (page, chance, paths) => page.goto(chance.one(paths), { waitUntil: 'commit', timeout: 3_000 }),
  tab: () => Promise.resolve(),
} satisfies Readonly<Record<string, Step>>;

/** What a visitor does more often stands more often. */
const STEP_NAMES: readonly (keyof typeof STEPS)[] = [
  ...(['link', 'link', 'link', 'button', 'button', 'button', 'button', 'type', 'type', 'escape'] as const),
  ...(['escape', 'again', 'scroll', 'back', 'back', 'forward', 'reload', 'open', 'tab'] as const),
];
