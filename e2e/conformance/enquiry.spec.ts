import { expect } from '@playwright/test';
import type { Unit } from '@suite/api';
import { availableUnits, unitPath } from '../pages/demo.ts';
import { enquiriesOf, newAddress, RequestForm } from '../pages/request-form.ts';
import { conformance, type Visit } from './visit.ts';

const ASK = '**/api/v1/public/apartments/ask-for-price';

conformance(
  'the request for a price, and the thanks',
  async (visit) => {
    // There is no package for studios.
    const units = await availableUnits(visit.request, 'H1');
    const unit = units.find(({ apartmentTypeKey }) => apartmentTypeKey === 'studio');
    if (!unit) throw new Error('H1 has no available studio');
    await visit.open(unitPath(unit));
    await looksForPackages(visit);
    const form = new RequestForm(visit.page, visit.labels);
    await opensTheForm(visit, form);
    await mistypes(visit, form);
    const address = newAddress();
    await sends(visit, form, address);
    await isThanked(visit, unit, address);
  },
  { each: true },
);

async function looksForPackages(visit: Visit): Promise<void> {
  const { labels, main } = visit;
  await visit.row('R8.014', 'a home without packages says so', async () => {
    await main.getByText(labels('apartment.packages.title'), { exact: true }).click();
    await expect(main.getByText(labels('apartment.packages.none'))).toBeVisible();
  });
}

async function opensTheForm(visit: Visit, form: RequestForm): Promise<void> {
  const { page, labels, main, isMember } = visit;
  const opener = main.getByRole('button', {
    name: labels(isMember ? 'common.requestInformation' : 'common.askForPrice'),
  });
  await visit.row('R2.093, R5.037', 'the button opens the form, which fills the window', async () => {
    await opener.click();
    await expect(form.send).toBeDisabled();
    const box = await form.dialog.boundingBox();
    expect({ width: box?.width, height: box?.height }).toEqual(page.viewportSize());
  });
  await visit.row(
    'R4.022',
    'a form that is closed and opened again shows no error, and is as at first once it is cleared',
    async () => {
      const initial = await form.field('firstName').inputValue();
      await form.field('firstName').fill('Eva'.repeat(9));
      await page.keyboard.press('Tab');
      await expect(form.dialog.getByText(labels('form.name.too-long'))).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(form.dialog).toBeHidden();
      await expect(opener).toBeFocused();
      await opener.click();
      await expect(form.field('firstName')).toHaveValue('Eva'.repeat(9));
      await expect(form.dialog.getByText(labels('form.name.too-long'))).toHaveCount(0);
      await form.dialog.getByRole('button', { name: labels('apartment.ask.clear') }).click();
      await expect(form.field('firstName')).toHaveValue(initial);
    },
  );
}

async function mistypes(visit: Visit, form: RequestForm): Promise<void> {
  const { labels } = visit;
  const { dialog } = form;
  const box = (id: string) => dialog.getByRole('textbox', { name: labels(id), exact: true });
  /** What stands below a field after it was left with a value. */
  const isTold = async (id: string, value: string, message: string) => {
    await box(id).fill(value);
    await box(id).blur();
    await expect(box(id)).toHaveAccessibleDescription(new RegExp(escaped(labels(message))));
    await expect(box(id)).toHaveAttribute('aria-invalid', 'true');
  };
  const isTaken = async (id: string, value: string) => {
    await box(id).fill(value);
    await box(id).blur();
    await expect(box(id)).not.toHaveAttribute('aria-invalid', 'true');
  };
  for (const [ids, id, refused, message, taken] of [
    ['R5.001', 'firstName', '', 'form.required', 'Ana'],
    ['R5.001', 'lastName', '', 'form.required', 'Šćepanović'],
    ['R5.002', 'emailAddress', '', 'form.email.required', 'ana@visitors.example'],
    ['R5.003', 'emailAddress', 'ana@', 'form.email.invalid', 'ana@visitors.example'],
    ['R5.004', 'phoneNumber', '+382 (20) 555', 'form.phone.invalid', '+382 20 555'],
    ['R5.006', 'note', 'n'.repeat(300), 'form.note.too-long', 'n'.repeat(299)],
  ] as const) {
    await visit.row(ids, `${id} says what it takes of “${refused.slice(0, 15)}”`, async () => {
      await isTold(`apartment.ask.${id}`, refused, message);
      await isTaken(`apartment.ask.${id}`, taken);
    });
  }
  await visit.row('R5.007', 'phone, note and time to call may be empty', async () => {
    for (const id of ['phoneNumber', 'note', 'contactTime']) await isTaken(`apartment.ask.${id}`, '');
  });
  await visit.row('R5.008', 'names, a valid e-mail and the consent are needed, each of them', async () => {
    const consent = dialog.getByRole('checkbox');
    await expect(consent).toHaveCount(1);
    await expect(form.send).toBeDisabled();
    await consent.check({ force: true });
    await expect(form.send).toBeEnabled();
    for (const id of ['firstName', 'lastName', 'emailAddress'] as const) {
      const value = await form.field(id).inputValue();
      await form.field(id).fill('');
      await expect(form.send).toBeDisabled();
      await form.field(id).fill(value);
      await expect(form.send).toBeEnabled();
    }
    await consent.uncheck({ force: true });
    await expect(form.send).toBeDisabled();
  });
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

async function sends(visit: Visit, form: RequestForm, address: string): Promise<void> {
  const { page, labels } = visit;
  await form.fillIn(address);
  await visit.row('R2.093', 'what could not be sent keeps what was typed', async () => {
    await page.route(ASK, (route) => route.fulfill({ status: 500, json: {} }));
    await form.send.click();
    await expect(form.dialog.getByRole('alert')).toContainText(labels('apartment.ask.error.failed'));
    await expect(form.field('emailAddress')).toHaveValue(address);
    await page.unroute(ASK);
  });
  await visit.row('R4.024, R4.040', 'it is sent at once, and its button waits for the server', async () => {
    let goOn = () => {};
    const isSlow = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route(ASK, async (route) => {
      await isSlow;
      await route.continue();
    });
    await form.send.click();
    const sending = form.dialog.getByRole('button', { name: labels('common.sending') });
    await expect(sending).toHaveAttribute('aria-disabled', 'true');
    goOn();
    await expect(form.dialog).toBeHidden();
    await page.unroute(ASK);
  });
}

async function isThanked(visit: Visit, unit: Unit, address: string): Promise<void> {
  const { page, labels, panels, request, main } = visit;
  const thanks = panels.dialog('apartment.thanks.title');
  await visit.row('R2.092, R4.017, R4.023, R8.015', 'thanks take the place of the form', async () => {
    await expect(thanks.getByRole('status')).toHaveText(labels('apartment.thanks.sent'));
    const box = await thanks.boundingBox();
    expect({ width: box?.width, height: box?.height }).toEqual(page.viewportSize());
    await expect(thanks.getByRole('link', { name: /\+382 20 555 0123/ })).toBeVisible();
  });
  await visit.row('R2.092', 'OK closes them', async () => {
    await thanks.getByRole('button', { name: labels('common.ok'), exact: true }).click();
    await expect(thanks).toBeHidden();
    await expect(main).toBeVisible();
  });
  await visit.row('R4.023', 'the organisation has one request, in the language of the visitor', async () => {
    expect(await enquiriesOf(request, address)).toMatchObject([
      { apartmentId: unit.id, localeId: visit.setting.locale },
    ]);
  });
}
