import { expect } from '@playwright/test';
import { LOCALE_INFO } from '@suite/contracts';
import { labelsOf } from '../pages/labels.ts';
import { mailsTo } from '../pages/mailbox.ts';
import { test } from '../pages/odd-server.ts';
import { newAddress, RequestForm } from '../pages/request-form.ts';

// One server for both.
test.describe.configure({ mode: 'default' });

const UNIT = '/masterplan/1/building/1/apartment/104';

for (const locale of ['en', 'rs'] as const) {
  test(`the newsletter is asked for, confirmed by its mail and ended by another, in ${locale}`, async ({
    page,
    oddServer,
  }) => {
    const say = labelsOf(locale);
    const { prefix } = LOCALE_INFO[locale];
    const address = newAddress();
    const linkOf = async (key: 'token' | 'unsubscribe') => {
      const link = new RegExp(`(${prefix}/newsletter#${key}=[\\w-]{43})\\b`);
      const find = async () =>
        (await mailsTo(address, oddServer.dataDir)).map((mail) => link.exec(mail)?.[1]).find(Boolean);
      await expect.poll(find, `a mail with ${key}`).toBeDefined();
      return (await find()) ?? '';
    };
    const press = (id: string) =>
      page
        .getByRole('button', { name: say(id), exact: true })
        .first()
        .click();
    const says = (id: string) =>
      expect(page.getByRole('heading', { name: say(id), exact: true })).toBeVisible();

    await page.goto(`${prefix}${UNIT}`);
    await press('common.askForPrice');
    const form = new RequestForm(page, say);
    await form.fillIn(address);
    for (const consent of ['ownConsent', 'newsletter']) {
      const box = form.dialog.getByRole('checkbox', { name: say(`apartment.ask.${consent}`) });
      await box.check({ force: true });
    }
    await form.send.click();
    await expect(page.getByText(say('apartment.thanks.sent'))).toBeVisible();

    // Anybody may write anybody's address: nothing is subscribed before this link is used.
    const link = await linkOf('token');
    await page.goto(link);
    await says('account.newsletter.confirm.title');
    await press('account.newsletter.confirm.submit');
    await says('account.newsletter.confirm.done');

    await page.goto('about:blank');
    await page.goto(await linkOf('unsubscribe'));
    await says('account.newsletter.unsubscribe.title');
    await press('account.newsletter.unsubscribe.submit');
    await says('account.newsletter.unsubscribe.done');

    // An old mail does not bring back what was withdrawn.
    await page.goto('about:blank');
    await page.goto(link);
    await press('account.newsletter.confirm.submit');
    await expect(page.getByText(say('account.newsletter.invalid-text'))).toBeVisible();
  });
}
