import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  type Page,
  request,
} from '@playwright/test';
import { labelsOf } from '../pages/labels.ts';
import { demoPerson, signIn } from '../pages/people.ts';
import { enquiriesOf, newAddress, RequestForm } from '../pages/request-form.ts';
import { Chance } from './chance.ts';

export interface EnquiryOptions {
  readonly origin: string;
  readonly seed: number;
  readonly journeys: number;
  /** Those of homes are asked for. */
  readonly paths: readonly string[];
  readonly note?: (text: string) => void;
}

export interface EnquiryCounts {
  readonly journeys: number;
  lostTexts: number;
  lostEnquiries: number;
  doubledEnquiries: number;
}

const ASK = '**/api/v1/public/apartments/ask-for-price';
/** What waits is sent again five seconds after the first time. */
const ARRIVES_WITHIN_MS = 30_000;

/** Journeys of a form: filled in, disturbed, sent, and its response lost or the network away; each is one enquiry. */
export async function enquiryJourneys(browser: Browser, options: EnquiryOptions): Promise<EnquiryCounts> {
  const counts = { journeys: options.journeys, lostTexts: 0, lostEnquiries: 0, doubledEnquiries: 0 };
  const api = await request.newContext({ baseURL: options.origin });
  for (let number = 0; number < options.journeys; number += 1) {
    await makeJourney(browser, {
      ...options,
      api,
      counts,
      chance: new Chance(options.seed * 1_000 + number),
    });
  }
  await api.dispose();
  return counts;
}

interface JourneyOptions extends EnquiryOptions {
  readonly api: APIRequestContext;
  readonly counts: EnquiryCounts;
  readonly chance: Chance;
}

async function makeJourney(browser: Browser, options: JourneyOptions): Promise<void> {
  const { origin, api, counts, chance, paths } = options;
  const context = await browser.newContext({ baseURL: origin, serviceWorkers: 'block' });
  const done: string[] = [];
  const note = (text: string) => options.note?.(`${text} after ${done.join(', ')}`);
  try {
    const isMember = chance.isTrue(0.3);
    if (isMember) await signIn(context, demoPerson('visitor'));
    const page = await context.newPage();
    await page.goto(chance.one(paths.filter((path) => path.includes('/apartment/'))));
    const form = new RequestForm(page, labelsOf('en'));
    await openForm(form);
    const address = newAddress();
    await form.fillIn(address);
    for (const name of [chance.one(DISTURBANCES), chance.one(DISTURBANCES)]) {
      done.push(name);
      await DISTURB[name](page, form, { context, isMember });
      if ((await form.field('emailAddress').inputValue()) === address) continue;
      counts.lostTexts += 1;
      note('lost text');
      await form.fillIn(address);
    }
    const ending = chance.one(ENDINGS);
    done.push(ending);
    await END[ending](page, form, context);
    await isEmpty(context.pages().at(-1));
    const found = await countArrived(api, address);
    if (found === 0) counts.lostEnquiries += 1;
    if (found > 1) counts.doubledEnquiries += 1;
    if (found !== 1) note(`${found} enquiries`);
  } catch (error) {
    counts.lostEnquiries += 1;
    note(`${error}`);
  } finally {
    await context.close();
  }
}

/** Who is signed in is shown the price, and asks for more about the home. */
async function openForm(form: RequestForm): Promise<void> {
  await form.page
    .getByRole('main')
    .getByRole('button', { name: /^(Ask for price|Request information)$/ })
    .first()
    .click();
  await form.field('emailAddress').waitFor();
}

interface Around {
  readonly context: BrowserContext;
  readonly isMember: boolean;
}

const DISTURB = {
  reload: async (page, form) => {
    await page.reload();
    await openForm(form);
  },
  reopen: async (page, form) => {
    await page.keyboard.press('Escape');
    await form.dialog.waitFor({ state: 'hidden' });
    await openForm(form);
  },
  back: async (page, form) => {
    const here = page.url();
    await page.goto('/map');
    await page.goBack();
    await page.waitForURL(here);
    await openForm(form);
  },
  'offline and back': async (page, _form, { context }) => {
    await context.setOffline(true);
    await page.keyboard.press('Tab');
    await context.setOffline(false);
  },
  // The other tab says so by the storage, whoever is signed in here.
  'logout elsewhere': async (_page, form, { context, isMember }) => {
    if (!isMember) return;
    const other = await context.newPage();
    await other.goto('/healthz');
    await other.evaluate(() => localStorage.removeItem('signed-in'));
    await other.close();
    await form.field('emailAddress').waitFor();
  },
} satisfies Readonly<Record<string, (page: Page, form: RequestForm, around: Around) => Promise<void>>>;
const DISTURBANCES = Object.keys(DISTURB) as (keyof typeof DISTURB)[];

/** Loses so many responses on the way back; the server has the requests. */
async function loseResponses(page: Page, count: number): Promise<void> {
  await page.route(
    ASK,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: count },
  );
}

const END = {
  'sent twice': async (_page, form) => {
    await form.send.dblclick();
  },
  'response lost': async (page, form) => {
    await loseResponses(page, 1);
    await form.send.click();
  },
  'responses lost, page reloaded': async (page, form) => {
    await loseResponses(page, 2);
    await form.send.click();
    await form.dialog.getByText('Kept in this browser.').waitFor();
    await page.reload();
  },
  'captive portal': async (page, form) => {
    await page.route(ASK, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>WLAN</h1>' }), {
      times: 1,
    });
    await form.send.click();
  },
  'offline, page closed': async (page, form, context) => {
    await context.setOffline(true);
    await form.send.click();
    await form.dialog.getByText('Kept in this browser.').waitFor();
    await page.close();
    await context.setOffline(false);
    const next = await context.newPage();
    await next.goto('/map');
  },
} satisfies Readonly<
  Record<string, (page: Page, form: RequestForm, context: BrowserContext) => Promise<void>>
>;
const ENDINGS = Object.keys(END) as (keyof typeof END)[];

/** Nothing waits in the browser any more: what could be doubled is. */
async function isEmpty(page: Page | undefined): Promise<void> {
  await page?.waitForFunction(() => localStorage.getItem('suite-outbox') === null, undefined, {
    timeout: ARRIVES_WITHIN_MS,
  });
}

async function countArrived(api: APIRequestContext, address: string): Promise<number> {
  const untilMs = performance.now() + ARRIVES_WITHIN_MS;
  for (;;) {
    const { length } = await enquiriesOf(api, address);
    if (length > 0 || performance.now() > untilMs) return length;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
