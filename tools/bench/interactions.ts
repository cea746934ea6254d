import { rm } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Locator, type Page } from 'playwright';
import { CHROMIUM_ARGUMENTS, provideChromium } from '../chromium.ts';
import { type Figure, rounded } from './figure.ts';
import { BENCH_FOLDER } from './folder.ts';
import { startSuite } from './server.ts';

const PORT = 3198;
const ROUNDS = 5;
/** A phone of the middle class beside this machine, as Lighthouse has it. */
const SLOWED = 4;
const LIMIT_MS = 100;
/** A building of the demo project. */
const BUILDING = '/masterplan/3/building/6';
const CONSENT = encodeURIComponent('{"necessary":true,"statistics":false,"marketing":false}');

/** A hand holds for so long what it presses; a robot would press and release before anything can be drawn. */
const HELD = { delay: 80 };
/** Whoever presses looks at what came of it before the next press; nothing asks the page for anything meanwhile. */
const LOOK_MS = 400;

/** What is done by moving the pointer alone, which Interaction to Next Paint does not count: here it does. */
const BY_POINTER: ReadonlySet<string> = new Set(['hover-card']);

/** What a visitor does on a building's picture, each with its way back; both are measured. */
const INTERACTIONS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  filter: async (page) => {
    await press(page, page.getByRole('button', { name: 'Status', exact: true }));
    const option = page.locator('label', { has: page.getByRole('checkbox', { name: /^Available/ }) });
    await press(page, option);
    await press(page, option);
    await pressEscape(page);
  },
  'hover-card': async (page) => {
    const card = page.getByRole('tooltip');
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    for (let x = 0.2; x < 0.8 && !(await card.isVisible()); x += 0.02)
      await page.mouse.move(width * x, height * 0.5);
    await card.waitFor();
    await page.mouse.move(1, 1);
    await card.waitFor({ state: 'hidden' });
  },
  list: async (page) => {
    const list = page.getByRole('button', { name: 'List', exact: true });
    await press(page, list);
    await page.getByRole('table').waitFor();
    await press(page, list);
    await page.getByRole('table').waitFor({ state: 'hidden' });
  },
  panel: async (page) => {
    await press(page, page.getByRole('button', { name: 'Credit calculator' }));
    await page.getByRole('dialog').waitFor();
    await pressEscape(page);
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  },
  floor: async (page) => {
    const floors = page.getByRole('toolbar', { name: 'Floor' });
    await press(page, floors.getByRole('button', { name: /^Floor 3/ }));
    await press(page, floors.getByRole('button', { name: 'All' }));
  },
};

/** The pointer comes first: what it brings is drawn by the time of the press. */
async function press(page: Page, target: Locator): Promise<void> {
  await target.hover();
  await page.waitForTimeout(LOOK_MS);
  await target.click(HELD);
  await page.waitForTimeout(LOOK_MS);
}

async function pressEscape(page: Page): Promise<void> {
  await page.keyboard.press('Escape', HELD);
  await page.waitForTimeout(LOOK_MS);
}

/**
 * The longest time from a hand to the next paint of each interaction, on a processor four times slower: the browser's
 * own event timing, as Interaction to Next Paint has it. What comes under a resting pointer is no hand: the browser
 * tells of it by the same events, which have no interaction.
 */
export async function* interactionsBench(): AsyncIterable<Figure> {
  const folder = path.join(BENCH_FOLDER, 'interactions');
  await rm(folder, { recursive: true, force: true });
  const server = await startSuite(folder, PORT);
  const browser = await chromium.launch({ executablePath: provideChromium(), args: CHROMIUM_ARGUMENTS });
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addCookies([{ name: 'cookiePreferences', value: CONSENT, url: server.origin }]);
    const page = await context.newPage();
    await page.addInitScript(watchEvents);
    await page.goto(server.origin + BUILDING);
    await page.locator('[data-picture-state="ready"]:not([data-shapes="0"])').waitFor();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    for (const [name, interact] of Object.entries(INTERACTIONS)) {
      // What comes when it is first wanted has come.
      await interact(page);
      await longestEvents(page);
      for (let round = 0; round < ROUNDS; round += 1) await interact(page);
      const { pressMs, anyMs } = await longestEvents(page);
      const value = rounded(BY_POINTER.has(name) ? anyMs : pressMs);
      yield { name: `interaction-${name}`, value, unit: 'ms', limit: `value <= ${LIMIT_MS}` };
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}

interface LongestEvents {
  /** Of presses and keys. */
  pressMs: number;
  /** Of all events. */
  anyMs: number;
}

/** In the page: keeps the longest events since it was asked last. */
function watchEvents(): void {
  const state: LongestEvents = { pressMs: 0, anyMs: 0 };
  Object.assign(window, { eventTimes: state });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { duration, interactionId } = entry as PerformanceEventTiming & { interactionId: number };
      state.anyMs = Math.max(state.anyMs, duration);
      if (interactionId > 0) state.pressMs = Math.max(state.pressMs, duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

async function longestEvents(page: Page): Promise<LongestEvents> {
  return page.evaluate(async () => {
    // The last frame is told of after it was painted.
    await new Promise((resolve) =>
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 200))),
    );
    const { eventTimes } = window as unknown as { eventTimes: LongestEvents };
    const longest = { ...eventTimes };
    Object.assign(eventTimes, { pressMs: 0, anyMs: 0 });
    return longest;
  });
}
