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

/** What each of six identities sees; `rooms`: of the demo project in the studio. */
const MATRIX: readonly {
  readonly who: Parameters<typeof demoPerson>[0] | null;
  readonly isMember: boolean;
  readonly rooms: readonly string[];
}[] = [
  { who: null, isMember: false, rooms: [] },
  { who: 'visitor', isMember: true, rooms: [] },
  { who: 'agent', isMember: true, rooms: ['Homes', 'Price requests', 'Preview links'] },
  { who: 'editor', isMember: true, rooms: CONTENT },
  { who: 'admin', isMember: true, rooms: OF_ADMIN },
  { who: 'super', isMember: true, rooms: [...OF_ADMIN, 'Single sign-on'] },
];

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

for (const { who, isMember, rooms } of MATRIX) {
  test(`${who ?? 'nobody'} sees prices, saves, compares and opens the staff page as the role allows`, async ({
    page,
    context,
  }) => {
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

    await page.goto('/protected');
    if (!isMember) {
      await expect(page).toHaveURL('/login?to=%2Fprotected');
      return;
    }
    await expect(page.getByRole('heading', { name: 'For you' })).toBeVisible();
    const studio = page.getByRole('main').getByRole('link', { name: /^Studio/ });
    await expect(studio).toHaveCount(rooms.length > 0 ? 1 : 0);
    if (rooms.length === 0) return;
    await studio.click();
    await page.getByRole('link', { name: 'Porto Vala', exact: true }).click();
    const parts = page.getByRole('navigation', { name: 'Parts of Porto Vala' });
    await expect(parts.getByRole('list').first().getByRole('link')).toHaveText([...rooms]);
  });
}
