import { expect, type Page, test } from '@playwright/test';
import { buildingPath, demoBuilding, demoUnits } from '../pages/demo.ts';
import { demoPerson, signIn } from '../pages/people.ts';

const CONTENT = [
  'Overview',
  'Parts and pictures',
  'Homes',
  'Texts',
  'Settings',
  'Publishing',
  'Preview links',
];
const OF_ADMIN = [...CONTENT.toSpliced(3, 0, 'Price requests'), 'Accounts'];

/** Who sees prices, saves and compares. */
const VISITS: readonly {
  readonly who: Parameters<typeof demoPerson>[0] | null;
  readonly isMember: boolean;
}[] = [
  { who: null, isMember: false },
  { who: 'visitor', isMember: true },
  { who: 'agent', isMember: true },
  { who: 'editor', isMember: true },
  { who: 'admin', isMember: true },
  { who: 'super', isMember: true },
];

/** Rooms of the demo project in the studio. */
const STAFF = [
  { who: 'agent', rooms: ['Homes', 'Price requests', 'Preview links'] },
  { who: 'editor', rooms: CONTENT },
  { who: 'admin', rooms: OF_ADMIN },
  { who: 'super', rooms: [...OF_ADMIN, 'Single sign-on'] },
] as const;

async function openUnit(page: Page): Promise<void> {
  const building = await demoBuilding(page.request, 'B2');
  const units = await demoUnits(page.request, building);
  // Other journeys save the first one, for the same people.
  const unit = units.findLast(({ status }) => status === 'available');
  if (!unit) throw new Error('B2 has no available home');
  await page.goto(`${buildingPath(building)}/apartment/${unit.id}`);
}

/** A member saves and compares the home, and leaves it as it was; a guest is told that it takes an account. */
async function saveAndCompare(page: Page, isMember: boolean): Promise<void> {
  const notice = page.getByRole('dialog').filter({ hasText: 'available only for registered users' });
  for (const name of [/^Saved?$/, /^(Compared?|In comparison)$/]) {
    const button = page.getByRole('main').getByRole('button', { name });
    if (isMember) {
      const was = await button.getAttribute('aria-pressed');
      for (const expected of [was === 'true' ? 'false' : 'true', was ?? 'false']) {
        await button.click();
        await expect(button).toHaveAttribute('aria-pressed', expected);
      }
    } else {
      await button.click();
      await expect(notice.getByRole('button', { name: 'Login' })).toBeVisible();
      await page.reload();
    }
  }
}

for (const { who, isMember } of VISITS) {
  test(`${who ?? 'nobody'} sees prices, saves and compares as the role allows`, async ({ page, context }) => {
    if (who !== null) await signIn(context, demoPerson(who));
    await openUnit(page);
    const main = page.getByRole('main');
    if (isMember) {
      await expect(main.getByText('€/m²')).toBeVisible();
      await expect(main.getByRole('button', { name: 'Ask for price' })).toBeHidden();
    } else {
      await expect(main.getByRole('button', { name: 'Ask for price' })).toBeVisible();
      await expect(main.getByText('€')).toBeHidden();
    }
    await saveAndCompare(page, isMember);
  });
}

test('nobody is led to the login from the pages for signed-in people', async ({ page }) => {
  await page.goto('/protected');
  await expect(page).toHaveURL('/login?to=%2Fprotected');
});

test('visitor finds no way into the studio', async ({ page, context }) => {
  await signIn(context, demoPerson('visitor'));
  await page.goto('/protected');
  await expect(page.getByRole('heading', { name: 'For you' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Studio/ })).toHaveCount(0);
  await page.goto('/studio');
  await expect(page.getByText('Error 403')).toBeVisible();
});

for (const { who, rooms } of STAFF) {
  test(`${who} finds in the studio the rooms of the role`, async ({ page, context }) => {
    await signIn(context, demoPerson(who));
    await page.goto('/protected');
    await expect(page.getByRole('heading', { name: 'For you' })).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Studio/ })
      .click();
    await page.getByRole('link', { name: 'Porto Vala', exact: true }).click();
    const parts = page.getByRole('navigation', { name: 'Parts of Porto Vala' });
    await expect(parts.getByRole('list').first().getByRole('link')).toHaveText([...rooms]);
  });
}
