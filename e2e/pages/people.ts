import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { Mailbox } from './mails.ts';

export interface Person {
  readonly email: string;
  readonly password: string;
}

/** An account of the demo project by its role's short name, see the README. */
export function demoPerson(name: string): Person {
  return { email: `${name}@porto-vala.example`, password: `porto-vala-${name}` };
}

/** Somebody who has just registered and confirmed the address: with an account that no other test changes. */
export async function newPerson(request: APIRequestContext): Promise<Person> {
  const person = { email: `ana.${crypto.randomUUID()}@visitors.example`, password: 'a-long-password' };
  await request.post('/api/v1/users/signup', { data: person });
  const link = await new Mailbox(request, person.email).link('email-verified');
  const token = new URLSearchParams(link.split('#')[1]).get('token');
  const response = await request.post('/api/v1/users/confirm-email-verify', { data: { token } });
  if (!response.ok()) throw new Error(`${person.email} was not confirmed: ${response.status()}`);
  return person;
}

/** Signed in by an earlier page: the cookie of the session, and once the hint that there is one. */
export async function signIn(context: BrowserContext, person: Person): Promise<void> {
  const response = await context.request.post('/api/v1/users/auth', { data: person });
  if (!response.ok()) throw new Error(`${person.email} was not logged in: ${response.status()}`);
  const page = await context.newPage();
  await page.goto('/healthz');
  await page.evaluate(() => localStorage.setItem('signed-in', '1'));
  await page.close();
}
