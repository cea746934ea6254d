import type { APIRequestContext } from '@playwright/test';
import type { UnitStatus } from '@suite/contracts';

/** The administrator of the demo project, see the README. */
const ADMIN = { email: 'admin@porto-vala.example', password: 'porto-vala-admin' };

async function signedIn(
  request: APIRequestContext,
  person: typeof ADMIN,
): Promise<{ authorization: string }> {
  const login = await request.post('/api/v1/users/auth', { data: person });
  const { token } = (await login.json()) as { token: string };
  return { authorization: `Bearer ${token}` };
}

/** Gives a home another status, as an organisation's people do. */
export async function setStatus(request: APIRequestContext, id: number, status: UnitStatus): Promise<void> {
  const response = await request.patch(`/api/v1/apartments/${id}`, {
    data: { status },
    headers: await signedIn(request, ADMIN),
  });
  if (!response.ok()) throw new Error(`The status of home ${id} was not changed: ${response.status()}`);
}
