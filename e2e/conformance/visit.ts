import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  expect,
  type Locator,
  type Page,
  test,
} from '@playwright/test';
import { LOCALE_INFO, type Locale } from '@suite/contracts';
import { type Labels, labelsOf } from '../pages/labels.ts';
import { Panels } from '../pages/panels.ts';
import { demoPerson, newPerson, type Person, signIn } from '../pages/people.ts';

/** A phone, a window of half a screen, a desktop: the layouts of the specification (600 and 915 px) with one in each. */
const HEIGHTS = { 390: 844, 700: 900, 1440: 900 } as const;
type Width = keyof typeof HEIGHTS;
type Viewer = 'guest' | 'member';

export interface Setting {
  readonly width: Width;
  readonly viewer: Viewer;
  readonly locale: Locale;
}

/**
 * A phone and a wider window with each viewer and each language, every viewer in each language. Both wider windows have
 * the same parts, in other sizes.
 */
const PAIRS: readonly Setting[] = [
  { width: 390, viewer: 'guest', locale: 'rs' },
  { width: 390, viewer: 'member', locale: 'en' },
  { width: 700, viewer: 'guest', locale: 'en' },
  { width: 1440, viewer: 'member', locale: 'rs' },
];
/** Each width, viewer and language at least once, the longer texts in the smaller windows. */
const EACH: readonly Setting[] = [
  { width: 390, viewer: 'member', locale: 'rs' },
  { width: 700, viewer: 'guest', locale: 'rs' },
  { width: 1440, viewer: 'member', locale: 'en' },
];
const ALL: readonly Setting[] = ([390, 700, 1440] as const).flatMap((width) =>
  (['guest', 'member'] as const).flatMap((viewer) =>
    (['en', 'rs'] as const).map((locale) => ({ width, viewer, locale })),
  ),
);

const describeSetting = ({ width, viewer, locale }: Setting) => `${width} px, ${viewer}, ${locale}`;

/** Somebody who goes through an area of the product and holds it against the rows of the specification. */
export class Visit {
  readonly setting: Setting;
  readonly page: Page;
  readonly context: BrowserContext;
  /** The API with the session of the visit. */
  readonly request: APIRequestContext;
  /** Texts of the screen in the visit's language. */
  readonly labels: Labels;
  readonly panels: Panels;
  readonly banner: Locator;
  readonly main: Locator;
  /** What stands before each path in the visit's language. */
  readonly prefix: string;
  readonly isPhone: boolean;
  readonly isMember: boolean;
  private readonly misses: string[] = [];

  constructor(setting: Setting, page: Page) {
    this.setting = setting;
    this.page = page;
    this.context = page.context();
    this.request = this.context.request;
    this.labels = labelsOf(setting.locale);
    this.panels = new Panels(page, this.labels);
    this.banner = page.getByRole('banner');
    this.main = page.getByRole('main');
    this.prefix = LOCALE_INFO[setting.locale].prefix;
    this.isPhone = setting.width === 390;
    this.isMember = setting.viewer === 'member';
  }

  /** Opens a page by its English path. */
  async open(path: string): Promise<void> {
    await this.page.goto(`${this.prefix}${path}`);
  }

  /**
   * Rows of the specification, as `R2.014` or `R2.014, R2.015`, and what is to be seen of them here. A row that misses
   * leaves the others to be looked at; all misses fail the visit at its end.
   */
  row(ids: string, what: string, look: () => Promise<unknown>): Promise<void> {
    return this.look(`[${ids}] ${what}`, look);
  }

  /** What is to be so here, and stands in no row of the specification by itself. */
  async look(what: string, look: () => Promise<unknown>): Promise<void> {
    try {
      await test.step(what, look);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      // The rows after it change the page: what stood there is written down now.
      const screen = await this.page.locator('body').ariaSnapshot({ timeout: 2000 }).catch(String);
      this.misses.push(`${what}: ${message}\n${this.page.url()}\n${screen.slice(0, 4000)}`);
    }
  }

  /** The visit goes on as somebody with an account of their own, whose lists and names no other visit changes. */
  async becomeNewPerson(): Promise<Person> {
    const person = await newPerson(this.request);
    await signIn(this.context, person);
    return person;
  }

  end(): void {
    expect(this.misses.join('\n\n'), 'rows that are not true here').toBe('');
  }
}

/** Whose pages are visited, and who its member is. */
interface Server {
  readonly test: (title: string, body: (fixtures: { readonly browser: Browser }) => Promise<void>) => void;
  readonly member: Person;
}
const DEMO: Server = { test, member: demoPerson('visitor') };

interface Options {
  readonly server?: Server;
  /** What is looked at depends on one of width, viewer and language at a time: three visits show each of them. */
  readonly each?: true;
}

/**
 * An area of the product in every setting: by default each pair of a layout, a viewer and a language; with
 * `CONFORMANCE=all` in the environment all twelve.
 */
export function conformance(
  area: string,
  go: (visit: Visit) => Promise<void>,
  { server = DEMO, each }: Options = {},
): void {
  const usual = each ? EACH : PAIRS;
  for (const setting of process.env.CONFORMANCE === 'all' ? ALL : usual) {
    server.test(`${area}: ${describeSetting(setting)}`, async ({ browser }) => {
      const page = await pageIn(browser, setting, server.member);
      const visit = new Visit(setting, page);
      await go(visit);
      visit.end();
      await page.context().close();
    });
  }
}

async function pageIn(browser: Browser, { width, viewer }: Setting, member: Person): Promise<Page> {
  const isPhone = width === 390;
  const context = await browser.newContext({
    viewport: { width, height: HEIGHTS[width] },
    isMobile: isPhone,
    hasTouch: isPhone,
  });
  if (viewer === 'member') await signIn(context, member);
  const page = await context.newPage();
  // What is not there is a miss of its row, and takes no time from the rows after it.
  page.setDefaultTimeout(15_000);
  return page;
}
