import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import type { Enquiry } from '@suite/api';
import { demoBuilding, demoUnits } from './demo.ts';
import type { Labels } from './labels.ts';
import { demoPerson } from './people.ts';

/** The form that asks for the price of a home. */
export class RequestForm {
  readonly page: Page;
  readonly say: Labels;
  readonly dialog: Locator;

  constructor(page: Page, say: Labels) {
    this.page = page;
    this.say = say;
    this.dialog = page.getByRole('dialog', { name: say('common.requestInformation'), exact: true });
  }

  get send(): Locator {
    return this.dialog.getByRole('button', { name: this.say('apartment.ask.send') });
  }

  field(name: 'firstName' | 'lastName' | 'emailAddress'): Locator {
    return this.dialog.getByRole('textbox', { name: this.say(`apartment.ask.${name}`), exact: true });
  }

  /** Names, address and the consent to the privacy policy. */
  async fillIn(address: string): Promise<void> {
    await this.field('firstName').fill('Ana');
    await this.field('lastName').fill('Šćepanović');
    await this.field('emailAddress').fill(address);
    await this.dialog.getByRole('checkbox').first().check({ force: true });
  }
}

/** An address that no other test has written from. */
export function newAddress(): string {
  return `ana.${crypto.randomUUID()}@example.com`;
}

/** A visitor has asked about a home. Gives the address that the request is found by. */
export async function askAboutUnit(request: APIRequestContext): Promise<string> {
  const [unit] = await demoUnits(request, await demoBuilding(request, 'B2'));
  const emailAddress = newAddress();
  const response = await request.post('/api/v1/public/apartments/ask-for-price', {
    data: {
      apartmentId: unit?.id,
      emailAddress,
      firstName: 'Ana',
      lastName: 'Šćepanović',
      note: 'With a view of the sea, please.',
      consentToPrivacyPolicy: true,
    },
  });
  expect(response.status()).toBe(202);
  return emailAddress;
}

/** What the demo's admin sees of a visitor's requests. */
export async function enquiriesOf(request: APIRequestContext, address: string): Promise<Enquiry[]> {
  const response = await request.post('/api/v1/users/auth', { data: demoPerson('admin') });
  const { token } = (await response.json()) as { token: string };
  const list = await request.get('/api/v1/enquiries', { headers: { authorization: `Bearer ${token}` } });
  const { data } = (await list.json()) as { data: { attributes: Enquiry }[] };
  return data.map(({ attributes }) => attributes).filter(({ emailAddress }) => emailAddress === address);
}
