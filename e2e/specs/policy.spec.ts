import { expect, test } from '@playwright/test';
import { ROUTES, type RouteDefinition, type RouteName, routePattern } from '@suite/contracts';

const IDS: Readonly<Record<string, string>> = {
  masterplanId: '1',
  viewId: '1',
  buildingId: '2',
  apartmentId: '4',
};
const pathOf = (name: RouteName) =>
  routePattern(name, 'en').replaceAll(/:(\w+)/g, (_, key: string) => IDS[key] ?? '1');

/** The remote that a route belongs to; the shell where it leads on or is the shell's own. */
function ownerOf(name: RouteName): string {
  const { target }: RouteDefinition = ROUTES[name];
  return target.kind === 'page' ? target.remote : 'shell';
}

const NAMES = Object.keys(ROUTES) as RouteName[];

for (const owner of new Set(NAMES.map(ownerOf))) {
  const names = NAMES.filter((name) => ownerOf(name) === owner);
  test(`strict CSP and Trusted Types: no violation on any route of ${owner}`, async ({ page }) => {
    const violations: string[] = [];
    await page.exposeFunction('tellViolation', (text: string) => violations.push(text));
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        const { reportViolation } = window as unknown as { reportViolation: (text: string) => void };
        reportViolation(
          `${location.pathname}: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`,
        );
      });
    });
    for (const name of names) {
      const response = await page.goto(pathOf(name), { waitUntil: 'commit' });
      const policy = response?.headers()['content-security-policy'] ?? '';
      expect(policy).toContain("script-src 'self'");
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy).not.toMatch(/unsafe/);
      await expect(page.getByRole('heading').first()).toBeVisible();
    }
    expect(violations).toEqual([]);
  });
}

test('Trusted Types: a script from elsewhere and markup from text are refused', async ({ page }) => {
  await page.goto('/map');
  const refused = await page.evaluate(() => {
    const attempts = [
      () => document.createElement('script').setAttribute('src', 'https://elsewhere.example/x.js'),
      () => {
        document.createElement('div').innerHTML = '<b>x</b>';
      },
    ];
    return attempts.map((attempt) => {
      try {
        attempt();
        return 'taken';
      } catch (error) {
        return (error as Error).name;
      }
    });
  });
  expect(refused).toEqual(['TypeError', 'TypeError']);
});
