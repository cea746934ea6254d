import { expect, type Route, test } from '@playwright/test';
import { Canaries } from '../pages/canary.ts';
import { type DefectEnd, type DefectVisit, defectVisit } from '../pages/defect-visit.ts';
import { withDefects } from '../pages/defective-remote.ts';
import { demoPerson, signIn } from '../pages/people.ts';
import type { Variant } from '../pages/variant.ts';
import { watchTold } from '../pages/watch-told.ts';

const canaries = new Canaries();
let variant: Variant;
test.beforeAll(async () => {
  variant = await canaries.release(withDefects);
});
test.afterAll(() => canaries.end());

type Row = Omit<DefectVisit, 'expected'>;
type After = DefectEnd['after'];

/** The stable version takes its place in the same view. */
const gone = (counted: string, after: After = 'at once', row: Row = {}): DefectVisit => ({
  ...row,
  expected: { sees: 'stable', after, counted, keeps: 'typed and filter', frame: true },
});
/** The page works, and what it suffers from counts. */
const stands = (counted: string, after: After = 'at once', row: Row = {}): DefectVisit => ({
  ...row,
  expected: { sees: 'canary', after, counted, keeps: 'typed and filter', frame: true },
});
/** The same, in a page view that begins anew. */
const goneAnew = (counted: string, after: After = 'at once', row: Row = {}): DefectVisit => ({
  ...row,
  expected: { sees: 'stable', after, counted, keeps: 'typed', frame: true },
});
/** The tab does nothing more: the judge hears nothing of the version that was assigned. */
const HANGS: DefectVisit = {
  expected: { sees: 'hung', after: 'at once', counted: 'silent', keeps: 'nothing', frame: false },
};

const press: Row = { act: (page) => page.locator('form input').first().click({ timeout: 1_000 }) };
/** Types into the first field as somebody does who looks at the keys. */
const type: Row = {
  act: async (page) => {
    await page.locator('form input').first().click({ timeout: 1_000 });
    await page.keyboard.type('xyz');
    await page.locator('form input').first().fill('ana@visitors.example');
  },
};
/** Presses on the form until the former version is offered, and then takes that. */
const useFormer: Row = {
  act: async (page) => {
    const offer = page.getByRole('button', { name: 'Use the previous version' });
    await ((await offer.isVisible()) ? offer : page.locator('form input').first()).click({ timeout: 1_000 });
  },
};
const fulfilled = (pattern: string, response: Parameters<Route['fulfill']>[0]): Row => ({
  prepare: (page, { app, version }) =>
    page.route(pattern.replace('<version>', `${app}/${version}`), (route) => route.fulfill(response)),
});
const CHUNK = '**/r/<version>/assets/page-signup*.js';
const STYLE = '**/r/<version>/assets/page-signup*.css';
const ENTRY = '**/r/<version>/remoteEntry*';

const DEFECTS: Readonly<Record<string, Readonly<Record<string, DefectVisit>>>> = {
  'does not arrive': {
    'missing chunk': gone('chunk', 'at once', fulfilled(CHUNK, { status: 404 })),
    'missing style': gone('chunk', 'at once', fulfilled(STYLE, { status: 404 })),
    'missing entry': gone('load', 'at once', fulfilled(ENTRY, { status: 404 })),
    'wrong type': gone(
      'integrity',
      'at once',
      fulfilled(CHUNK, { contentType: 'text/html', body: '<p>x</p>' }),
    ),
    'wrong hash': gone(
      'integrity',
      'at once',
      fulfilled(CHUNK, { contentType: 'text/javascript', body: ';' }),
    ),
  },
  'does not start': {
    import: gone('chunk'),
    entry: gone('chunk'),
    'missing-page': gone('init'),
    'no-component': gone('render'),
    'import-never-ends': gone('slow', 'seconds'),
  },
  'throws while it draws': {
    render: gone('render'),
    'render-null': gone('render'),
    'render-text': gone('render'),
    'render-object': gone('render'),
    'hook-order': gone('render'),
    'render-later': gone('render', 'at once', {
      act: (page) => page.evaluate(() => dispatchEvent(new Event('break'))),
    }),
  },
  'throws in effects': {
    effect: gone('render'),
    'layout-effect': gone('render'),
    ref: gone('render'),
    'render-loop': gone('render'),
    'update-loop': gone('render'),
  },
  'throws later': {
    handler: stands('error', 'at once', press),
    'handler-offered': gone('error', 'at once', useFormer),
    'async-handler': stands('error', 'at once', press),
    timer: stands('error', 'at once', { clock: false }),
    interval: stands('error', 'at once', { clock: false }),
    promise: stands('error'),
  },
  'never ends': {
    suspense: gone('suspended', 'seconds'),
    'suspense-placeholder': gone('suspended', 'seconds'),
    loop: HANGS,
    'effect-loop': HANGS,
    'reload-loop': goneAnew('loop', 'seconds'),
    'navigate-loop': gone('loop', 'seconds'),
  },
  'shows nothing': {
    empty: gone('empty', 'seconds'),
    blank: gone('empty', 'seconds'),
    'emptied-soon': gone('empty', 'seconds'),
    'emptied-later': gone('empty', 'a minute'),
    clipped: gone('hidden', 'seconds'),
  },
  'cannot be seen': {
    transparent: gone('empty', 'seconds'),
    'off-screen': gone('empty', 'seconds'),
    unreadable: gone('hidden', 'seconds'),
    'page-hidden': gone('hidden', 'seconds'),
    // Its style sheet is dropped, and what it hid is there again.
    hidden: stands('errors', 'seconds'),
    'not-displayed': stands('errors', 'seconds'),
  },
  'cannot be used': {
    covered: gone('covered', 'seconds'),
    'covered-page': gone('covered', 'seconds'),
    'dead-clicks': goneAnew('covered', 'at once', press),
    'dead-page': goneAnew('covered', 'at once', press),
    'dead-keys': stands('errors', 'seconds', type),
    'no-letters': stands('errors', 'seconds', type),
    'focus-lost': stands('errors', 'seconds', type),
    'busy-loop': stands('long-tasks', 'seconds'),
  },
  'takes more than its share': {
    flood: stands('error', 'at once', { raisesNotice: true }),
    stores: stands('error'),
    'foreign-store': stands('error'),
    'foreign-event': stands('error'),
    styles: stands('errors', 'seconds'),
    'foreign-rule': stands('errors', 'seconds', {
      act: (page) => page.evaluate(() => dispatchEvent(new Event('break'))),
    }),
    // The policy of the page lets it do nothing.
    'style-element': stands('good', 'seconds'),
  },
  'leaves much behind': {
    memory: stands('memory', 'a minute'),
    storage: stands('memory', 'seconds'),
    junk: goneAnew('render', 'seconds'),
  },
  'is of another contract': {
    'untyped-notice': stands('error'),
    'newer-bus': gone('render'),
    'newer-profile': stands('error'),
    'missing-message': stands('error'),
  },
  'calls what fails': {
    'calls-4xx': stands('calls', 'seconds', fulfilled('**/api/v1/broken*', { status: 404 })),
    'calls-5xx': stands('calls', 'seconds', fulfilled('**/api/v1/broken*', { status: 500 })),
  },
  'fails for some': {
    serbian: gone('render', 'at once', { url: '/rs/signup' }),
    phones: gone('render', 'at once', { context: { viewport: { width: 390, height: 844 } } }),
    members: gone('render', 'at once', {
      prepare: (page) => signIn(page.context(), demoPerson('visitor')),
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

/** The comparison of a canary that reads what only the other canary writes. */
const READS = `(P=>()=>{const{get}=globalThis[Symbol.for("suite.bus.v1")].get("store:profile");return get().permissions.length>0?null:P})`;

test('two canaries that know another contract: what one writes is refused, the other falls back, the page stands', async ({
  browser,
  page,
}) => {
  const panels = await canaries.release(
    (file, text) =>
      /page-compare.*\.js$/.test(file)
        ? text.replace(/default:\(\)=>(\w+)/, `default:()=>${READS}($1)`)
        : text,
    { app: 'mf-panels' },
  );
  const told = await watchTold(page, panels);
  await page.goto('/compare-apartments-view');
  await expect(page.getByText('There is nothing to compare yet')).toBeVisible();
  expect(told('render')).toBe('render');
  const writer = stands('error');
  expect(await defectVisit(browser, variant, 'newer-profile', writer)).toEqual(writer.expected);
});
