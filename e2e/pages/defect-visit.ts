import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import type { Variant } from './variant.ts';
import { watchTold } from './watch-told.ts';

const TIMES = ['at once', 'seconds', 'a minute'] as const;

/** What became of a visit on a defective canary. */
export interface DefectEnd {
  /** Which version's form stands in the end; `hung` where the tab does nothing more. */
  readonly sees: 'stable' | 'canary' | 'hung' | 'nothing';
  /** How long that took at most, by the clock of the page. */
  readonly after: (typeof TIMES)[number];
  /** What was told of the canary: the reason it was bad, a symptom, or `silent`, which the judge counts too. */
  readonly counted: string;
  /** Whether what was typed into the form is there, and the filter of the homes; a page view that begins anew has none. */
  readonly keeps: 'typed and filter' | 'typed' | 'nothing';
  /** Whether bar and menu, and the page of another remote, are as ever. */
  readonly frame: boolean;
}

export interface DefectVisit {
  readonly expected: DefectEnd;
  /** Path of the registration; another one for another language. */
  readonly url?: string;
  readonly context?: BrowserContextOptions;
  /** Errors in timers that a made-up clock runs reach nobody. */
  readonly clock?: false;
  /** Its OK leads on to the map. */
  readonly raisesNotice?: boolean;
  /** Before the page is opened. */
  readonly prepare?: (page: Page, variant: Variant) => Promise<unknown>;
  /** Again and again while the canary stands. */
  readonly act?: (page: Page) => Promise<unknown>;
}

/** What stands on the page of the comparison, which is another remote's. */
const OF_THE_OTHER = /^(There is nothing to compare yet|Još nema stanova za poređenje)$/;
const TYPED = 'ana@visitors.example';
const FILTER = '{"rooms":[2]}';
const HANGS_MS = 1_500;
const FRAME_MS = 15_000;
/** For machines that are busy. */
const LONGEST_MS = 25_000;
const LOOK_EVERY_MS = 100;
/** By how much the clock of the page goes on at each look, and how often: the visitor's first seconds, the first minute. */
const STEPS = [
  { after: 'seconds', ms: 1_000, times: 20 },
  { after: 'a minute', ms: 5_000, times: 12 },
] as const;

export async function defectVisit(
  browser: Browser,
  variant: Variant,
  defect: string,
  visit: DefectVisit,
): Promise<DefectEnd> {
  const context = await browser.newContext(visit.context);
  const page = await context.newPage();
  const told = await watchTold(page, variant);
  if (visit.clock !== false) await installClock(page);
  await page.addInitScript(
    ([name, typed]) => {
      Object.assign(window, { defect: name });
      const draft = JSON.stringify({ atMs: Date.now(), values: { email: typed } });
      if (!sessionStorage.getItem('defect')) sessionStorage.setItem('suite-form:signup:/signup', draft);
      sessionStorage.setItem('defect', '1');
    },
    [defect, TYPED],
  );
  await visit.prepare?.(page, variant);
  await page.goto(visit.url ?? '/signup', { waitUntil: 'commit' });
  const end = await endOf(page, variant, visit, () => told(visit.expected.counted));
  await context.close();
  return end;
}

/** A made-up clock comes with a `performance` of its own, which knows nothing of the memory. */
async function installClock(page: Page): Promise<void> {
  await page.addInitScript(() => Object.assign(window, { real: performance }));
  await page.clock.install();
  await page.addInitScript(() => {
    const { real } = window as unknown as { real: { memory: unknown } };
    Object.defineProperty(performance, 'memory', { get: () => real.memory });
  });
}

async function endOf(
  page: Page,
  variant: Variant,
  { expected, act, clock, raisesNotice = false }: DefectVisit,
  counted: () => string,
): Promise<DefectEnd> {
  let shown: Shown = { sees: 'nothing', keeps: 'nothing' };
  let after: DefectEnd['after'] = 'at once';
  let hasActed = act === undefined;
  const untilMs = performance.now() + LONGEST_MS;
  const look = async () => {
    shown = await shownOn(page, variant);
    if (shown.sees === 'canary')
      await act?.(page).then(
        () => {
          hasActed = true;
        },
        () => undefined,
      );
    return shown.sees === expected.sees && counted() === expected.counted;
  };
  const lookUntil = async (isOver: () => boolean, forwardMs = 0) => {
    for (;;) {
      if (await look()) return true;
      if (isOver()) return false;
      // What hangs would meet all of them at once.
      if (forwardMs > 0 && clock !== false && shown.sees !== 'hung') {
        await settledWithin(page.clock.fastForward(forwardMs));
      }
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
  };
  const isTimeUp = () => performance.now() > untilMs;
  // On a busy machine the clock would be past what the page tells of its first seconds before a visitor did anything.
  const isUsed = () => hasActed && (shown.isBegun ?? false);
  let isThere = await lookUntil(() => isTimeUp() || (expected.after !== 'at once' && isUsed()));
  for (const step of STEPS) {
    if (isThere || expected.after === 'at once') break;
    after = step.after;
    let left: number = step.times;
    isThere = await lookUntil(() => {
      left -= 1;
      return left < 0 || isTimeUp();
    }, step.ms);
  }
  const { sees, keeps } = shown;
  const frame = expected.frame && sees !== 'hung' && (await frameStands(page, raisesNotice));
  return { sees, after: later(after, expected.after), counted: counted(), keeps, frame };
}

/** What reloads by itself may come to its end before the clock is moved. */
function later(one: DefectEnd['after'], two: DefectEnd['after']): DefectEnd['after'] {
  return TIMES.indexOf(one) > TIMES.indexOf(two) ? one : two;
}

interface Shown extends Pick<DefectEnd, 'sees' | 'keeps'> {
  /** Whether the script of the canary's page has begun, and what looks at it is there. */
  readonly isBegun?: boolean;
}

async function shownOn(page: Page, variant: Variant): Promise<Shown> {
  const found = await settledWithin(
    page.evaluate((filter) => {
      const scope = window as typeof window & {
        isBegun?: boolean;
        isFiltered?: boolean;
        real?: Performance;
      };
      const bus = (
        scope as unknown as Record<symbol, Map<string, { get(): unknown; set(value: unknown): void }>>
      )[Symbol.for('suite.bus.v1')];
      const filterStore = bus?.get('store:filter');
      if (filterStore && !scope.isFiltered && !sessionStorage.getItem('filtered')) {
        filterStore.set(JSON.parse(filter));
        sessionStorage.setItem('filtered', '1');
      }
      const form = document.querySelector<HTMLElement>('form[data-unsent]');
      // The clock of the page is not to be ahead of what looks at it.
      const fetched = (scope.real ?? performance).getEntriesByType('resource');
      const isWatched = fetched.some(({ name }) => name.includes('/health.'));
      return {
        isBegun: scope.isBegun ?? false,
        isWatched,
        of: form?.checkVisibility({ opacityProperty: true, visibilityProperty: true })
          ? form.dataset.unsent
          : null,
        email: form?.querySelector('input')?.value,
        isFiltered: JSON.stringify(filterStore?.get()) === filter,
      };
    }, FILTER),
  );
  if (found === 'hung') return { sees: 'hung', keeps: 'nothing' };
  if (!found?.of)
    return { sees: 'nothing', keeps: 'nothing', isBegun: Boolean(found?.isBegun && found.isWatched) };
  const isTyped = found.email === TYPED;
  return {
    sees: found.of === `${variant.app}@${variant.version}` ? 'canary' : 'stable',
    keeps: isTyped ? (found.isFiltered ? 'typed and filter' : 'typed') : 'nothing',
    isBegun: found.isWatched,
  };
}

/** Goes to a page of another remote as a link does, and opens the menu there. */
async function frameStands(page: Page, raisesNotice: boolean): Promise<boolean> {
  try {
    if (raisesNotice) {
      await page.getByRole('button', { name: 'OK', exact: true }).click({ timeout: FRAME_MS });
      await page.waitForURL('**/map', { timeout: FRAME_MS });
      await page.getByRole('dialog').waitFor({ state: 'detached', timeout: FRAME_MS });
    }
    await page.evaluate(() => {
      history.pushState({}, '', '/compare-apartments-view');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await page.getByText(OF_THE_OTHER).first().waitFor({ timeout: FRAME_MS });
    await page.getByRole('button', { name: /^(Menu|Meni)$/ }).click({ timeout: FRAME_MS });
    await page.getByRole('heading', { name: /^(Menu|Meni)$/ }).waitFor({ timeout: FRAME_MS });
    await expect.poll(() => page.locator('button').first().evaluate(isPainted)).toBe(false);
    return true;
  } catch {
    return false;
  }
}

/** Whether rules of the defects reach it. */
function isPainted(button: HTMLElement): boolean {
  return getComputedStyle(button).backgroundColor === 'rgb(255, 0, 0)';
}

/** Null while the page goes from one to the next. */
async function settledWithin<T>(promise: Promise<T>): Promise<T | 'hung' | null> {
  const late = new Promise<'hung'>((resolve) => {
    setTimeout(() => resolve('hung'), HANGS_MS).unref();
  });
  return Promise.race([promise.catch(() => null), late]);
}
