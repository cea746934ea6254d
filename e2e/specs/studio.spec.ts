import { expect, type Page, test } from '@playwright/test';
import { violationsOf } from '../pages/axe.ts';
import { layoutIssues } from '../pages/layout.ts';
import { demoPerson, signIn } from '../pages/people.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
];

/** What a machine finds wrong with the page in every size. */
async function expectSound(page: Page): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect([size.width, await violationsOf(page), await layoutIssues(page)]).toEqual([size.width, [], []]);
  }
}

for (const { path, projects, ready, version } of [
  { path: '/studio', projects: 'Projects', ready: 'Ready for visitors', version: 'Visitors see this' },
  { path: '/rs/studio', projects: 'Projekti', ready: 'Spremno za posetioce', version: 'Ovo vide posetioci' },
]) {
  test(`an editor finds at ${path} what is ready and which version visitors see`, async ({
    page,
    context,
  }) => {
    await signIn(context, demoPerson('editor'));
    await page.goto(path);
    await expect(page.getByRole('heading', { name: projects, exact: true })).toBeVisible();
    await expect(page.getByText('371')).toBeVisible();
    await expectSound(page);
    await page.getByRole('link', { name: 'Porto Vala', exact: true }).click();
    await expect(page).toHaveURL(`${path}/projects/1`);
    await expect(page.getByText(ready)).toBeVisible();
    await expect(page.getByText(version)).toBeVisible();
    await expect(page.getByText('371', { exact: false }).first()).toBeVisible();
    await expectSound(page);
  });
}

test('the studio is for staff: nobody is led to the login, and a visitor is told so', async ({
  page,
  context,
}) => {
  await page.goto('/studio');
  await expect(page).toHaveURL('/login?to=%2Fstudio');
  await signIn(context, demoPerson('visitor'));
  await page.goto('/studio/projects/1');
  await expect(page.getByText('You do not have access to this page.')).toBeVisible();
  await expect(page.getByText('Error 403')).toBeVisible();
});
