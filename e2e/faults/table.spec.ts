import { expect, type Page, type Route, test } from '@playwright/test';
import { Canaries } from '../pages/canary.ts';
import { type DefectVisit, defectVisit } from '../pages/defect-visit.ts';
import { withDefects } from '../pages/defective-remote.ts';
import type { Variant } from '../pages/variant.ts';

const canaries = new Canaries();
let variant: Variant;
test.beforeAll(async () => {
  variant = await canaries.release(withDefects);
});
test.afterAll(() => canaries.end());

type Row = Omit<DefectVisit, 'expected'>;

/** The stable version takes its place in the same view. */
const gone = (counted: string, row: Row = {}): DefectVisit => ({
  ...row,
  expected: { sees: 'stable', counted, keeps: true, frame: true },
});
/** The page works, and what it suffers from counts. */
const stands = (counted: string, row: Row = {}): DefectVisit => ({
  ...row,
  expected: { sees: 'canary', counted, keeps: true, frame: true },
});
/** The tab does nothing more: the judge hears nothing of the version that was assigned. */
const HANGS: DefectVisit = { expected: { sees: 'hung', counted: 'silent', keeps: false, frame: false } };

const press: Row = { act: (page) => page.locator('form input').first().click({ timeout: 2_000 }) };
const answered = (pattern: string, response: Parameters<Route['fulfill']>[0]): Row => ({
  prepare: (page, { app, version }) =>
    page.route(pattern.replace('<version>', `${app}/${version}`), (route) => route.fulfill(response)),
});
const CHUNK = '**/r/<version>/assets/page-signup*.js';
const STYLE = '**/r/<version>/assets/page-signup*.css';
const ENTRY = '**/r/<version>/remoteEntry*';

const DEFECTS: Readonly<Record<string, Readonly<Record<string, DefectVisit>>>> = {
  'does not arrive': {
    'missing chunk': gone('chunk', answered(CHUNK, { status: 404 })),
    'missing style': gone('chunk', answered(STYLE, { status: 404 })),
    'missing entry': gone('load', answered(ENTRY, { status: 404 })),
    'wrong type': gone('integrity', answered(CHUNK, { contentType: 'text/html', body: '<p>sorry</p>' })),
    'wrong hash': gone('integrity', answered(CHUNK, { contentType: 'text/javascript', body: ';' })),
    '12 MB': gone('slow', {
      prepare: (page: Page, { app, version }: Variant) =>
        // As over a slow line: it is still on its way when the time is up.
        page.route(CHUNK.replace('<version>', `${app}/${version}`), () => new Promise(() => undefined)),
    }),
  },
  'does not start': {
    import: gone('chunk'),
    entry: gone('chunk'),
    'missing-page': gone('init'),
    'no-component': gone('render'),
    'import-never-ends': gone('slow'),
  },
  'throws while it draws': {
    render: gone('render'),
    'render-null': gone('render'),
    'render-text': gone('render'),
    'render-object': gone('render'),
    'hook-order': gone('render'),
    'render-later': gone('render', { act: (page) => page.evaluate(() => dispatchEvent(new Event('break'))) }),
  },
  'throws in effects': {
    effect: gone('render'),
    'layout-effect': gone('render'),
    ref: gone('render'),
    'render-loop': gone('render'),
    'update-loop': gone('render'),
  },
  'throws later': {
    handler: stands('error', press),
    'async-handler': stands('error', press),
    timer: stands('error', { clock: false }),
    interval: stands('error', { clock: false }),
    promise: stands('error'),
  },
  'never ends': {
    suspense: gone('suspended'),
    'suspense-placeholder': gone('suspended'),
    loop: HANGS,
    'effect-loop': HANGS,
    'reload-loop': gone('loop'),
    'navigate-loop': gone('loop'),
  },
  'shows nothing': {
    empty: gone('empty'),
    blank: gone('empty'),
    'emptied-later': gone('empty'),
    // Its style sheet is dropped, and what it hid is there again.
    hidden: stands('errors'),
    'not-displayed': stands('errors'),
  },
  'cannot be used': {
    covered: gone('covered'),
    'dead-clicks': { ...press, expected: { sees: 'canary', counted: 'errors', keeps: true, frame: false } },
    'busy-loop': stands('long-tasks'),
  },
  'takes more than its share': {
    flood: stands('error', { raisesNotice: true }),
    stores: stands('error'),
    'foreign-store': stands('error'),
    'foreign-event': stands('error'),
    'untyped-notice': stands('error'),
    styles: stands('errors'),
  },
  'calls what fails': {
    'calls-5xx': stands('calls', answered('**/api/v1/broken', { status: 500 })),
  },
  'fails for some': {
    serbian: gone('render', { url: '/rs/signup' }),
    phones: {
      context: { viewport: { width: 390, height: 844 } },
      expected: { ...gone('render').expected, frame: false },
    },
    members: gone('render', {
      prepare: (page) => page.addInitScript(() => Object.assign(window, { isMember: true })),
    }),
  },
};

for (const [kind, rows] of Object.entries(DEFECTS)) {
  test(`a canary that ${kind}: ${Object.keys(rows).join(', ')}`, async ({ browser }) => {
    test.setTimeout(60_000);
    const expected = Object.entries(rows).map(([defect, row]) => [defect, row.expected]);
    const found = await Promise.all(
      Object.entries(rows).map(async ([defect, row]) => [
        defect,
        await defectVisit(browser, variant, defect, row),
      ]),
    );
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
  });
}
