import { expect } from '@playwright/test';
import { conformance } from './visit.ts';

conformance(
  'addresses and where they lead',
  async (visit) => {
    const { page, labels, main, banner, prefix, isMember } = visit;
    const heading = page.getByRole('heading', { level: 1 });

    await visit.row('R2.002, R1.007', 'the landing page opens the only project on its picture', async () => {
      await page.goto(prefix || '/');
      await expect(page).toHaveURL(`${prefix}/masterplan/1`);
      await main.getByRole('link', { name: labels('shell.arrival.explore') }).click();
      await expect(main.getByRole('link').first()).toBeVisible();
    });
    await visit.row('R2.002, R2.010', 'and leads on to the project map after that', async () => {
      await page.goto(prefix || '/');
      await expect(page).toHaveURL(`${prefix}/map`);
      await expect(main.getByRole('link', { name: /Porto Vala/ }).first()).toBeVisible();
    });
    await visit.row('R2.003', 'without a selection the pages of selections lead to the map', async () => {
      for (const path of ['/apartment', '/building', '/apartmentSearch']) {
        await visit.open(path);
        await expect(page).toHaveURL(`${prefix}/map`);
      }
    });
    await visit.row('R2.004, R2.005', 'no landing is blank', async () => {
      for (const path of ['/bane', '/home', '/base-page', '/inspire']) {
        await visit.open(path);
        await expect(heading).toBeVisible();
        await expect(main.getByRole('link').first()).toBeVisible();
      }
    });
    await visit.row('R2.018', 'the splash leads to the map', async () => {
      await visit.open('/splash');
      await expect(page.getByText(labels('shell.splash'))).toBeVisible();
      await main.getByRole('link', { name: labels('shell.splash.enter') }).click();
      await expect(page).toHaveURL(`${prefix}/map`);
    });
    await visit.row(
      'R2.011, R2.039',
      'a masterplan without an id is the root one of the project',
      async () => {
        await visit.open('/masterplan?project=1');
        await expect(page).toHaveURL(`${prefix}/masterplan/1`);
      },
    );
    await visit.row(
      'R2.029, R2.031, R8.019, R2.001',
      'an unknown address says so, and leads on',
      async () => {
        await visit.open('/no/such/page');
        await expect(heading).toHaveText(labels('shell.notFound.title'));
        await expect(page.getByText(labels('shell.notFound.text'))).toBeVisible();
        await main.getByRole('link', { name: labels('common.home') }).click();
        await expect(page).toHaveURL(`${prefix}/map`);
      },
    );
    await visit.row('R8.018', 'an apartment that is not there says so', async () => {
      await visit.open('/masterplan/3/building/6/apartment/999999');
      await expect(page.getByText(labels('apartment.state.not-found')).first()).toBeVisible();
    });
    await visit.row(
      'R2.014, R6.002',
      'what is for signed-in visitors sends others to the login',
      async () => {
        await visit.open('/protected');
        if (isMember) await expect(heading).toBeVisible();
        else await expect(page).toHaveURL(`${prefix}/login?to=${encodeURIComponent(`${prefix}/protected`)}`);
      },
    );
    await visit.row('R2.019', 'other spellings lead to the page', async () => {
      await visit.open('/forgotpassword');
      await expect(page).toHaveURL(`${prefix}/ForgotPassword`);
      await visit.open('/resendemailverification');
      await expect(page).toHaveURL(`${prefix}/ResendEmailAddressVerification`);
    });
    await visit.row('R2.041', 'the layout of the account pages has back, the map and the logo', async () => {
      await expect(banner.getByRole('button', { name: labels('shell.bar.back') })).toBeVisible();
      await expect(banner.getByRole('img')).toBeVisible();
      await banner.getByRole('link', { name: labels('shell.return') }).click();
      await expect(page).toHaveURL(`${prefix}/map`);
      await page.goBack();
      await banner.getByRole('button', { name: labels('shell.bar.back') }).click();
      await expect(page).not.toHaveURL(/ResendEmail/);
    });
  },
  { each: true },
);
