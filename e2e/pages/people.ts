import type { APIRequestContext, Page } from '@playwright/test';
import { Mailbox } from './mails.ts';

export interface Person {
  readonly email: string;
  readonly password: string;
}

/** Somebody who has just registered and confirmed the address: with an account that no other test changes. */
export async function newPerson(request: APIRequestContext): Promise<Person> {
  const person = { email: `ana.${crypto.randomUUID()}@visitors.example`, password: 'a-long-password' };
  await request.post('/api/v1/users/signup', { data: person });
  const link = await new Mailbox(request, person.email).link('email-verified');
  const token = new URLSearchParams(link.split('#')[1]).get('token');
  const answer = await request.post('/api/v1/users/confirm-email-verify', { data: { token } });
  if (!answer.ok()) throw new Error(`${person.email} was not confirmed: ${answer.status()}`);
  return person;
}

/** Signed in by an earlier page: the cookie of the session, and the hint that there is one. */
export async function signInBefore(page: Page, person: Person): Promise<void> {
  await page.request.post('/api/v1/users/auth', { data: person });
  await page.addInitScript(() => localStorage.setItem('signed-in', '1'));
}
