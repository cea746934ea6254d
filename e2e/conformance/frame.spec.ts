import { expect } from '@playwright/test';
import { conformance } from './visit.ts';

conformance('the frame of every page', async (visit) => {
  const { page, labels, setting } = visit;
  await visit.open('/map');
  await visit.row('R1.006', 'the interface is in the language of the address', async () => {
    await expect(page.locator('html')).toHaveAttribute('lang', setting.locale === 'rs' ? 'sr-Latn' : 'en');
    await expect(page.getByRole('main')).toBeVisible();
  });
  await visit.open('/no/such/page');
  await visit.row('R2.029', 'an unknown address says that it is not there, and has a link home', async () => {
    await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible();
    await expect(page.getByRole('link', { name: labels('common.home') })).toBeVisible();
  });
});
