import type { BrowserContext } from '@playwright/test';

/** An account of the demo project by its role's short name, see the README. */
export function demoPerson(name: string): { readonly email: string; readonly password: string } {
  return { email: `${name}@porto-vala.example`, password: `porto-vala-${name}` };
}

/** Signed in by an earlier page: the cookie of the session, and once the hint that there is one. */
export async function signIn(context: BrowserContext, name: string): Promise<void> {
  const answer = await context.request.post('/api/v1/users/auth', { data: demoPerson(name) });
  if (!answer.ok()) throw new Error(`${name} was not logged in: ${answer.status()}`);
  const page = await context.newPage();
  await page.goto('/healthz');
  await page.evaluate(() => localStorage.setItem('signed-in', '1'));
  await page.close();
}
