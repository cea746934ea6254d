import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { buildingPath, demoBuilding } from '../pages/demo.ts';
import { demoPerson, signIn } from '../pages/people.ts';
import { PicturePage } from '../pages/picture.ts';

interface Sums {
  readonly requests: number;
  /** Scripts and styles alone. */
  readonly codeRequests: number;
  readonly codeKb: number;
  readonly fontsKb: number;
  /** Without pictures. */
  readonly transferKb: number;
}

type Budget = Partial<Sums>;

/**
 * What a first visit may cost until its picture or map stands and can be used, and until the page rests, with what it
 * fetches ahead. Raised only for a good reason.
 */
const BUDGETS: Readonly<Record<string, { readonly usable: Budget; readonly rest: Budget }>> = {
  map: {
    usable: { codeRequests: 15, codeKb: 233, fontsKb: 45 },
    rest: { requests: 20, codeKb: 231, fontsKb: 45, transferKb: 298 },
  },
  arrival: {
    usable: { codeRequests: 1, codeKb: 18, fontsKb: 41 },
    rest: { requests: 21, codeKb: 247, fontsKb: 41, transferKb: 315 },
  },
  masterplan: {
    usable: { codeRequests: 1, codeKb: 18, fontsKb: 41 },
    rest: { requests: 21, codeKb: 247, fontsKb: 41, transferKb: 315 },
  },
  building: {
    usable: { codeRequests: 1, codeKb: 18, fontsKb: 41 },
    rest: { requests: 23, codeKb: 248, fontsKb: 41, transferKb: 317 },
  },
};

/** Sums of what comes over the wire, headers included; what the browser's own cache gives is no request. */
async function watchTransfer(
  session: CDPSession,
): Promise<{ sums(): Sums; isFetched(part: string): boolean; isAsked(end: string): boolean }> {
  const asked = new Map<string, string>();
  const bytes = new Map<string, number>();
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('http')) asked.set(requestId, new URL(request.url).pathname);
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => asked.delete(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) asked.delete(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    // A script that waited for the answer to somebody else's request came over no wire.
    if (encodedDataLength === 0) asked.delete(requestId);
    else bytes.set(requestId, encodedDataLength);
  });
  const kbOf = (isCounted: (pathname: string) => boolean) => {
    const counted = Array.from(asked).filter(([, pathname]) => isCounted(pathname));
    return Math.round(counted.reduce((sum, [id]) => sum + (bytes.get(id) ?? 0), 0) / 1000);
  };
  const isCode = (pathname: string) => /\.(js|css)$/.test(pathname);
  return {
    sums: () => ({
      requests: asked.size,
      codeRequests: Array.from(asked.values()).filter(isCode).length,
      codeKb: kbOf(isCode),
      fontsKb: kbOf((pathname) => pathname.endsWith('.woff2')),
      transferKb: kbOf((pathname) => !pathname.endsWith('/file')),
    }),
    isAsked: (end) => Array.from(asked.values()).some((pathname) => pathname.endsWith(end)),
    isFetched: (part) => Array.from(asked).some(([id, pathname]) => pathname.includes(part) && bytes.has(id)),
  };
}

/** After this a page fetches what may be wanted next. */
const AHEAD_MS = [4_000];

/** Holds what is fetched ahead until `fetchAhead()` of the page: how quick the machine is does not count. */
async function holdFetchingAhead(page: Page): Promise<void> {
  await page.addInitScript((aheadMs) => {
    const original = setTimeout;
    let held: (() => void)[] | null = [];
    const holding = (callback: () => void, ms?: number) => {
      if (held === null || ms === undefined || !aheadMs.includes(ms)) return original(callback, ms);
      held.push(callback);
      return 0;
    };
    const fetchAhead = () => {
      const all = held ?? [];
      held = null;
      for (const one of all) one();
    };
    Object.assign(window, { setTimeout: holding, fetchAhead });
    // A browser tells of a pointer that a page comes to lie under, which is a sign of a hand to it.
    const keep = (event: Event) => held && event.stopImmediatePropagation();
    for (const type of ['pointermove', 'pointerover', 'focusin'])
      addEventListener(type, keep, { capture: true });
  }, AHEAD_MS);
}

/** Holds the shell, which waits for the picture of the first HTML, until `startShell()` of the page. */
async function holdShell(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const type = 'suite:still-shown';
    const hold = (event: Event) => event.stopImmediatePropagation();
    addEventListener(type, hold, { capture: true });
    const startShell = () => {
      removeEventListener(type, hold, { capture: true });
      dispatchEvent(new Event(type));
    };
    Object.assign(window, { startShell });
  });
}

function expectWithin(sums: Sums, budget: Budget): void {
  for (const key of Object.keys(budget) as (keyof Sums)[]) {
    expect.soft(sums[key], `${key} of ${JSON.stringify(sums)}`).toBeLessThanOrEqual(budget[key] ?? 0);
  }
}

/** What the page fetches last: the mark on a project's pin, else the colours of the project. */
const FETCHED_LAST: Readonly<Record<string, string>> = {
  map: '/media-content/2/file',
  arrival: '/stylesheet',
  masterplan: '/stylesheet',
  building: '/stylesheet',
};

const AT_EACH_HAND = ['notices', 'dialog-frame', 'bar-cards'];

/** And what it fetches once the visitor moves a hand: notices and their frame, the menu, a building's list, the page that its links lead to. */
const FETCHED_AT_A_HAND: Readonly<Record<string, readonly string[]>> = {
  map: [...AT_EACH_HAND, 'page-root-masterplan'],
  arrival: AT_EACH_HAND,
  masterplan: AT_EACH_HAND,
  building: [...AT_EACH_HAND, 'unit-list', 'page-apartment'],
};

/** What the page reads first stands in its HTML. */
const FIRST_READS: Readonly<Record<string, readonly string[]>> = {
  map: ['/frontend/projects', '/frontend/basemap', '/settings', '/filter-bounds', '.geojson'],
  arrival: ['/masterplans/1/buildings'],
  masterplan: ['/masterplans/1/buildings'],
  building: ['/apartments'],
};

/** Its chunks by their names, and its document and files. */
const OF_THE_MODEL = ['building-model', 'masterplan-model', 'model-engine', '/terrace.', '/model', '.glb'];

for (const [name, { usable, rest }] of Object.entries(BUDGETS)) {
  test(`a first visit of the ${name} stays within its bytes and requests`, async ({ page, request }) => {
    const building = await demoBuilding(request, 'B2');
    const paths = { map: '/map', arrival: '/', masterplan: '/masterplan/1' };
    const transfer = await watchTransfer(await page.context().newCDPSession(page));
    await holdFetchingAhead(page);
    await holdShell(page);
    await page.goto(paths[name as keyof typeof paths] ?? buildingPath(building));
    if (name === 'map')
      await expect(page.getByRole('combobox', { name: 'Search a town or project' })).toBeVisible();
    else if (name === 'arrival')
      await expect(page.locator('.boot').getByRole('link', { name: 'Explore the homes' })).toBeVisible();
    else await expect(page.locator('[data-still="shown"]')).toBeVisible();
    expectWithin(transfer.sums(), usable);
    await page.evaluate(() => (window as unknown as { startShell(): void }).startShell());
    if (name !== 'map' && name !== 'arrival') await new PicturePage(page).isReady();
    await page.evaluate(() => (window as unknown as { fetchAhead(): void }).fetchAhead());
    await expect.poll(() => transfer.isFetched(FETCHED_LAST[name] ?? '')).toBe(true);
    expect((FIRST_READS[name] ?? []).filter((part) => transfer.isAsked(part))).toEqual([]);
    // The first picture brought it, and left it to the page's own.
    expect(transfer.isFetched('/picture-engine.')).toBe(false);
    // What looks whether pages are well comes while a version is on trial alone.
    expect(transfer.isFetched('/health.')).toBe(false);
    // What moves the map comes with a hand on it.
    expect(transfer.isFetched('/map-motion.')).toBe(false);
    // Of the studio, which is for staff, not one byte.
    expect(transfer.isFetched('/mf-studio/')).toBe(false);
    // Nor of the model, which comes when somebody asks for it.
    expect(OF_THE_MODEL.filter((part) => transfer.isFetched(part))).toEqual([]);
    const sums = transfer.sums();
    test.info().annotations.push({ type: 'transfer', description: JSON.stringify(sums) });
    expectWithin(sums, rest);
    // Nothing is measured where nothing came.
    expect(sums.codeKb).toBeGreaterThan(100);
    const next = FETCHED_AT_A_HAND[name] ?? [];
    for (const part of next) expect(transfer.isFetched(part)).toBe(false);
    // Over nothing, where pointing itself would fetch.
    await page.mouse.move(1, 1);
    for (const part of next) await expect.poll(() => transfer.isFetched(part)).toBe(true);
  });
}

/** Code of the studio's first load in kB, with what it fetches ahead; each room comes when it is entered. */
const STUDIO_KB = 320;

for (const [path, title, room] of [
  ['/studio', 'Projects', 'page-projects'],
  ['/studio/projects/1/requests', 'Price requests', 'page-enquiries'],
  ['/studio/projects/1/accounts', 'Accounts', 'page-people'],
] as const) {
  test(`${path} takes at most ${STUDIO_KB} kB of code, and no other room's`, async ({ page, context }) => {
    await signIn(context, demoPerson('admin'));
    const transfer = await watchTransfer(await context.newCDPSession(page));
    await holdFetchingAhead(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await page.evaluate(() => (window as unknown as { fetchAhead(): void }).fetchAhead());
    await page.mouse.move(1, 1);
    await expect.poll(() => transfer.isFetched('dialog-frame')).toBe(true);
    const rooms = [
      'page-projects',
      'page-enquiries',
      'page-units',
      'page-picture',
      'page-people',
      'page-ledger',
    ];
    expect(rooms.filter((one) => transfer.isFetched(`/${one}.`))).toEqual([room]);
    const { codeKb } = transfer.sums();
    test.info().annotations.push({ type: 'transfer', description: JSON.stringify(transfer.sums()) });
    expect(codeKb).toBeLessThanOrEqual(STUDIO_KB);
    expect(codeKb).toBeGreaterThan(100);
  });
}

/** Sum of the layout shifts since the page began, as Cumulative Layout Shift counts them in one session window. */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            sum += entry.value;
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // What is buffered is told in a task of its own.
        setTimeout(() => resolve(sum), 0);
      }),
  );
}

test('on a phone nothing is pushed about while a page fills', async ({ page, request }) => {
  const building = await demoBuilding(request, 'B2');
  await page.setViewportSize({ width: 390, height: 844 });
  // As at a first visit, with the choice of cookies open.
  await page.context().clearCookies({ name: 'cookiePreferences' });
  for (const path of ['/map', '/masterplan/1', buildingPath(building)]) {
    await page.goto(path);
    if (path !== '/map') await new PicturePage(page).isReady();
    await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeEnabled();
    if (path === '/masterplan/1')
      await expect(page.getByRole('heading', { name: 'Points of interest' })).toBeVisible();
    await page.evaluate(async () => void (await document.fonts.ready));
    // Letters of another font are a thousandth; a sheet that grows is a tenth.
    expect(await shiftOf(page), path).toBeLessThan(0.01);
  }
});

test('on a phone fonts that come late push nothing about', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  let release = () => {};
  const fonts = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.woff2$/, async (route) => {
    await fonts;
    await route.continue();
  });
  await page.goto('/map', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeEnabled();
  await expect(page.getByText('Porto Vala', { exact: true }).first()).toBeVisible();
  release();
  await page.evaluate(async () => void (await document.fonts.ready));
  // A paint with the fonts: what they move is known then.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0))));
  // Letters move by a pixel or two; a title that wraps until its font is there is 0.078.
  expect(await shiftOf(page)).toBeLessThan(0.03);
});
