import { expect } from '@playwright/test';
import { conformance, type Visit } from './visit.ts';

conformance(
  'cookies and the privacy policy',
  async (visit) => {
    const { page, labels, panels, context } = visit;
    const choice = async () => {
      const cookie = (await context.cookies()).find(({ name }) => name === 'cookiePreferences');
      return {
        text: decodeURIComponent(cookie?.value ?? ''),
        path: cookie?.path,
        expires: cookie?.expires ?? 0,
      };
    };
    const banner = page.getByRole('region', { name: labels('common.cookies') });
    const button = (id: string) => banner.getByRole('button', { name: labels(id) });
    await context.clearCookies({ name: 'cookiePreferences' });
    await visit.open('/masterplan/1');
    await visit.row(
      'R4.019, R2.099, R2.100',
      'who has not chosen is asked, with three categories and three buttons',
      async () => {
        await expect(banner).toBeVisible();
        for (const id of ['common.rejectAll', 'common.acceptAll']) await expect(button(id)).toBeVisible();
        await button('shell.cookies.choose').click();
        for (const id of ['common.rejectAll', 'panels.cookies.save', 'common.acceptAll']) {
          await expect(button(id)).toBeVisible();
        }
        const necessary = banner.getByRole('switch', { name: labels('panels.cookies.necessary') });
        await expect(necessary).toBeChecked();
        await expect(necessary).toBeDisabled();
        for (const id of ['statistics', 'marketing']) {
          await expect(
            banner.getByRole('switch', { name: labels(`panels.cookies.${id}`) }),
          ).not.toBeChecked();
        }
        await page.keyboard.press('Escape');
        await expect(button('shell.cookies.choose')).toBeFocused();
      },
    );
    await visit.row('R2.104, R2.044', 'the message to turn the phone waits for the choice', async () => {
      await expect(page.getByText(labels('shell.rotate'))).toBeHidden();
    });
    await visit.row('R4.020, R9.003', 'Accept all allows all for a year', async () => {
      await button('common.acceptAll').click();
      await expect(banner).toBeHidden();
      const { text, path, expires } = await choice();
      expect(JSON.parse(text)).toEqual({ necessary: true, statistics: true, marketing: true });
      expect(path).toBe('/');
      expect(Math.round((expires - Date.now() / 1000) / 86_400)).toBe(365);
    });
    await visit.row('R2.044, R2.045, R2.104', 'a phone is asked to turn, which any button ends', async () => {
      const message = page.getByText(labels('shell.rotate'));
      if (!visit.isPhone) return expect(message).toBeHidden();
      await expect(message).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(message).toBeHidden();
    });
    await visit.row('R4.021, R4.020', 'Save stores what is chosen, Reject all takes it back', async () => {
      await panels.open('cookies');
      await banner.getByRole('switch', { name: labels('panels.cookies.marketing') }).press('Space');
      await button('panels.cookies.save').click();
      await expect(banner).toBeHidden();
      expect((await choice()).text).toContain('"statistics":true,"marketing":false');
      await panels.open('cookies');
      await button('common.rejectAll').click();
      await expect(banner).toBeHidden();
      expect((await choice()).text).toContain('"statistics":false,"marketing":false');
    });
    await readsThePolicy(visit);
    await visit.row('R8.021', 'a choice that cannot be read is none', async () => {
      const warned = page.waitForEvent('console', (message) => message.type() === 'warning');
      await context.addCookies([{ name: 'cookiePreferences', value: '%E0%A4%A', url: page.url() }]);
      await page.reload();
      await warned;
      await expect(banner).toBeVisible();
    });
  },
  { each: true },
);

async function readsThePolicy(visit: Visit): Promise<void> {
  const { page, labels, panels } = visit;
  await visit.row(
    'R2.096, R2.097, R2.098',
    'the policy says who sees prices and how long data is kept',
    async () => {
      const opener = await panels.open('privacy-policy');
      const policy = panels.dialog('common.privacyPolicy');
      await expect(policy.getByText('30.07.2025')).toBeVisible();
      // In the language of the project, which is English; one button leads to the other.
      await expect(policy.getByText(/Only registered members see prices/)).toBeVisible();
      await expect(policy.getByText(/Unregistered users can submit the contact form/)).toBeVisible();
      await expect(policy.getByText(/kept at most one year after fulfilment/)).toBeVisible();
      await policy.getByRole('button', { name: labels('common.close') }).click();
      await expect(policy).toBeHidden();
      await expect(opener).toBeFocused();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  );
}
