import { expect, test } from '@playwright/test';

test.use({ serviceWorkers: 'allow' });

test('who was here before and is offline now still finds the page, which offers to try again', async ({
  page,
  context,
}) => {
  await page.goto('/map');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  // The first visit was under way before the worker; the second goes through it.
  await page.reload();
  await expect(page.getByText('Porto Vala').first()).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Projects', level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again', exact: true })).toBeVisible();
});
