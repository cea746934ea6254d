import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { Variant } from './variant.ts';

/** What became of a visit on a defective canary. */
export interface DefectEnd {
  /** Which version's form stands in the end; `hung` where the tab does nothing more. */
  readonly sees: 'stable' | 'canary' | 'hung';
  /** What was told of the canary: the reason it was bad, a symptom, or `silent`, which the judge counts too. */
  readonly counted: string;
  /** Whether the form holds what was typed. */
  readonly keeps: boolean;
  /** Whether bar and menu, and the map of another remote, are as ever. */
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
  /** Once the canary stands. */
  readonly act?: (page: Page) => Promise<unknown>;
}

interface Told {
  readonly remote: string;
  readonly version: string;
  readonly kind: string;
  readonly reason?: string;
  readonly symptoms?: readonly string[];
}

/** What stands on the page of the comparison, which is another remote's. */
const OF_THE_OTHER = /^(There is nothing to compare yet|Još nema stanova za poređenje)$/;
const TYPED = 'ana@visitors.example';
/** The looks at a page after two and ten seconds, and the end of its first minute. */
const LOOKS_MS = [0, 2_100, 8_000, 51_000];
const HANGS_MS = 1_500;
const FIRST_LOOK_MS = 6_000;
const FRAME_MS = 8_000;
const LATER_LOOK_MS = 2_500;

export async function defectVisit(
  browser: Browser,
  variant: Variant,
  defect: string,
  visit: DefectVisit,
): Promise<DefectEnd> {
  const context = await browser.newContext(visit.context);
  const page = await context.newPage();
  const told: Told[] = [];
  await page.route('**/telemetry/outcomes', async (route) => {
    const { signals } = JSON.parse(route.request().postData() ?? '{"signals":[]}') as { signals: Told[] };
    told.push(...signals.filter(({ version }) => version === variant.version));
    await route.fulfill({ status: 204 });
  });
  if (visit.clock !== false) await page.clock.install();
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
  const end = await endOf(page, variant, visit, () => countedOf(told, visit.expected.counted));
  await context.close();
  return end;
}

async function endOf(
  page: Page,
  variant: Variant,
  { expected, act, clock, raisesNotice = false }: DefectVisit,
  counted: () => string,
): Promise<DefectEnd> {
  let shown: Shown = { sees: 'hung', keeps: false };
  let acts = act;
  const isAsExpected = () => shown.sees === expected.sees && counted() === expected.counted;
  const look = async () => {
    shown = (await shownOn(page, variant)) ?? shown;
    if (shown.sees !== 'canary') return;
    await acts?.(page).catch(() => undefined);
    acts = undefined;
  };
  for (const step of LOOKS_MS) {
    if (step > 0 && clock !== false) await orNull(page.clock.fastForward(step));
    const until = Date.now() + (step === 0 ? FIRST_LOOK_MS : LATER_LOOK_MS);
    // The first time only until something is there: what is looked at then takes its time.
    const isOver = () =>
      isAsExpected() || (step === 0 && shown.sees !== 'hung' && !act) || Date.now() > until;
    while (!isOver()) {
      await look();
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
    if (isAsExpected()) break;
  }
  const frame = expected.frame && shown.sees !== 'hung' && (await frameStands(page, raisesNotice));
  return { ...shown, counted: counted(), frame };
}

type Shown = Pick<DefectEnd, 'sees' | 'keeps'>;

/** Null where there is no registration, or the tab does nothing more. */
async function shownOn(page: Page, variant: Variant): Promise<Shown | null> {
  const form = await orNull(
    page.evaluate(() => {
      const found = document.querySelector<HTMLElement>('form[data-unsent]');
      return found && { of: found.dataset.unsent, email: found.querySelector('input')?.value };
    }),
  );
  if (!form) return null;
  const isCanary = form.of === `${variant.app}@${variant.version}`;
  return { sees: isCanary ? 'canary' : 'stable', keeps: form.email === TYPED };
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
    await page
      .getByRole('link', { name: /^(Log in|Prijav)/ })
      .last()
      .waitFor({ timeout: FRAME_MS });
    return true;
  } catch {
    return false;
  }
}

/** What a busy machine brings about is of interest only where it is what the defect is about. */
const OF_THE_MACHINE = ['long-tasks', 'vitals'];

function countedOf(told: readonly Told[], expected: string): string {
  const bad = told.find(({ kind }) => kind === 'bad')?.reason;
  const symptoms = [...new Set(told.flatMap((one) => one.symptoms ?? []))]
    .filter((one) => one === expected || !OF_THE_MACHINE.includes(one))
    .toSorted();
  const isAlive = told.some(({ kind }) => kind === 'alive');
  return bad ?? (symptoms.join() || (isAlive ? 'good' : 'silent'));
}

/** Null where the page does not answer. */
async function orNull<T>(promise: Promise<T>): Promise<T | null> {
  const late = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), HANGS_MS).unref();
  });
  return Promise.race([promise.catch(() => null), late]);
}
