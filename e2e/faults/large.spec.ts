import { randomBytes } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { Canaries } from '../pages/canary.ts';
import { type DefectVisit, defectVisit } from '../pages/defect-visit.ts';

const canaries = new Canaries();
test.afterAll(() => canaries.end());

/** What a bundle of 12 MB is: no compression makes it small. */
const PADDING = `/*${randomBytes(6_000_000).toString('hex')}*/`;
/** 4 Mbit/s, over which it takes 24 seconds. */
const SLOW_LINE = { offline: false, latency: 20, downloadThroughput: 500_000, uploadThroughput: 500_000 };

test('a canary of 12 MB: over a slow line the stable version is there first', async ({ browser }) => {
  const large = await canaries.release((file, text) =>
    /page-signup.*\.js$/.test(file) ? text + PADDING : text,
  );
  const row: DefectVisit = {
    expected: {
      sees: 'stable',
      after: 'seconds',
      counted: 'slow',
      keeps: 'typed and filter',
      frame: true,
    },
    prepare: async (page, { app, version }) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Network.emulateNetworkConditions', SLOW_LINE);
      const isLarge = (url: string) => url.includes(`${app}/${version}/assets/page-signup`);
      page.on('request', (request) => {
        if (isLarge(request.url())) void page.evaluate(() => Object.assign(window, { isBegun: true }));
      });
    },
  };
  expect(await defectVisit(browser, large, '12 MB', row)).toEqual(row.expected);
});
