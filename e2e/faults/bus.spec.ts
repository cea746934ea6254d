import { expect, type Page, test } from '@playwright/test';
import { Canaries } from '../pages/canary.ts';

const canaries = new Canaries();
test.afterEach(() => canaries.end());

/** Actions of the bus with what they are given: of others, or with a value that is none. */
const MISUSES: readonly (readonly [action: string, ...values: unknown[]])[] = [
  ['setLocale', 'rs'],
  ['setConnectivity', 'offline'],
  ['selectProject', 99],
  ['selectMasterplan', 1, { id: 1, name: 'Nowhere', parentId: 1 }],
  ['selectBuilding', 1, null, { id: 1, name: 'Nowhere', title: null }],
  ['selectUnit', 1, { masterplan: null, building: null, unit: { id: 1, name: 'Nowhere', typeName: '' } }],
  ['setFilter', { rooms: [1] }],
  ['setFilterResult', { kind: 'match', matched: 1, total: 1, asOf: null }],
  ['addFavourites', [1, 2, 3]],
  ['setCompare', [1, 2, 3]],
  ['openCalculator', { downPaymentPercent: 1, years: 1, interestRate: 1 }],
  ['setConsent', { statistics: true, marketing: true }],
  ['emit', 'session:lost', {}],
  ['resetStores'],
  ['setProfile', { id: 1, roles: [] }],
  ['setPageTitle', { title: 'Nowhere' }],
  ['togglePanel', 7],
  ['raiseNotice', { title: '', message: 'without a type' }],
];

/** What every store holds but the notices, of which some are taken. */
function storesOf(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const { ownBus } = window as never as { ownBus: Record<string, { get(): unknown }> };
    const stores = Object.keys(ownBus).filter((name) => name.startsWith('$') && name !== '$notices');
    return stores.map((name) => [name, ownBus[name]?.get()]);
  });
}

test('a remote that misuses every store of the bus and floods it: refused, told, and the frame stands', async ({
  page,
}) => {
  const variant = await canaries.release((_, text) =>
    text.replace(/[\w$]+\(\d+\)\.busOf\("mf-account@[^"]+"\)/, '(globalThis.ownBus=$&)'),
  );
  const told: string[] = [];
  await page.route('**/telemetry/**', async (route) => {
    told.push(route.request().postData() ?? '');
    await route.fulfill({ status: 204 });
  });
  await page.goto('/login');
  await expect(page.getByRole('form', { name: 'Log in' })).toBeVisible();
  const before = await storesOf(page);
  const taken = await page.evaluate((misuses) => {
    const { ownBus } = window as never as {
      ownBus: Record<string, ((...values: unknown[]) => void) & { set(value: unknown): void }>;
    };
    const isTaken = (write: () => void) => {
      try {
        write();
        return true;
      } catch {
        return false;
      }
    };
    const stores = Object.keys(ownBus).filter((name) => name.startsWith('$'));
    return [
      ...stores.filter((name) => isTaken(() => ownBus[name]?.set(null))),
      ...misuses.flatMap(([name, ...values]) => (isTaken(() => ownBus[name]?.(...values)) ? [name] : [])),
      Array.from({ length: 1_000 }, (_, index) => ({
        type: 'info',
        title: 'Flood',
        message: `Notice ${index}`,
      })).filter((notice) =>
        isTaken(() => ownBus.raiseNotice?.({ ...notice, previousRoute: null, email: null })),
      ).length,
    ];
  }, MISUSES);
  expect(taken).toEqual([4]);
  await expect(page.getByRole('dialog')).toContainText('Notice 3');
  expect(await storesOf(page)).toEqual(before);
  // OK leads on to the map, whose bar is as ever.
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
  expect(told.join()).toContain(variant.version);
  expect(told.join()).toContain('bad');
});
