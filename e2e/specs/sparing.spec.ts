import { expect, test } from '@playwright/test';
import { buildingPath, demoBuilding } from '../pages/demo.ts';
import { PicturePage } from '../pages/picture.ts';

/** Widest picture that is asked for where bytes are spared, in pixels. */
const SPARING_PX = 800;

for (const [network, isSparing] of [
  [{ effectiveType: '4g', saveData: false }, false],
  [{ effectiveType: '4g', saveData: true }, true],
  [{ effectiveType: '2g', saveData: false }, true],
] as const) {
  test(`on ${JSON.stringify(network)} the next page is ${isSparing ? 'not ' : ''}fetched ahead`, async ({
    page,
    request,
  }) => {
    const asked: URL[] = [];
    page.on('request', (one) => asked.push(new URL(one.url())));
    await page.addInitScript((connection) => {
      Object.defineProperty(navigator, 'connection', { get: () => connection });
    }, network);
    if (network.saveData) await page.setExtraHTTPHeaders({ 'save-data': 'on' });
    const building = await demoBuilding(request, 'B2');
    await page.goto(`${buildingPath(building)}?list=1`);
    await new PicturePage(page).isReady();
    await page.getByRole('row').getByRole('link').first().hover();
    const isFetched = () => asked.some(({ pathname }) => /\/mf-apartment\/.*page/.test(pathname));
    if (isSparing) {
      // What the pointer asked for was asked for before this.
      await page.evaluate(() => fetch('/healthz'));
      await expect.poll(() => asked.some(({ pathname }) => pathname === '/healthz')).toBe(true);
      expect(isFetched()).toBe(false);
    } else await expect.poll(isFetched).toBe(true);
    // Logos and plans are drawings, which have no width.
    const widths = asked.flatMap(({ searchParams }) => searchParams.getAll('resize').map(Number));
    expect(widths.length).toBeGreaterThan(0);
    // The first HTML knows of `Save-Data` alone.
    if (network.saveData) expect(Math.max(...widths)).toBeLessThanOrEqual(SPARING_PX);
    if (!isSparing) expect(Math.max(...widths)).toBeGreaterThan(SPARING_PX);
  });
}
