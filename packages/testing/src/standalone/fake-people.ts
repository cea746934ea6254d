/** Who signs in to a remote that runs alone. No token of any server: nothing but the fakes takes it. */
const TOKEN = `fake.${btoa(JSON.stringify({ sub: '7' }))}.fake`;
const AT = '2026-11-20T08:40:00.000Z';
const PERSON = {
  id: 7,
  firstName: 'Ana',
  lastName: 'Anić',
  email: 'ana@visitors.example',
  username: 'ana',
  createdAt: AT,
  updatedAt: AT,
  roles: [{ id: 4, name: 'user' }],
};

export interface FakeResponse {
  readonly status: number;
  readonly body: unknown;
}

const refused = { status: 401, body: { code: 'unauthenticated', message: 'Nobody is signed in' } };
const told = (attributes: object): FakeResponse => ({
  status: 200,
  body: { data: { id: PERSON.id, type: 'thing', attributes } },
});

/** Accounts for as long as the process runs: any password signs in, and every link holds. */
export function fakePeople(): (method: string, path: string) => FakeResponse | null {
  let isSignedIn = false;
  const signed = (response: FakeResponse) => (isSignedIn ? response : refused);
  const token = { status: 200, body: { data: { token: TOKEN } } };
  const responses: Readonly<Record<string, () => FakeResponse>> = {
    'POST /users/auth': () => {
      isSignedIn = true;
      return token;
    },
    'GET /users/refresh-token': () => signed(token),
    'GET /users/logout': () => {
      isSignedIn = false;
      return { status: 200, body: { data: { ok: true } } };
    },
    'GET /users/profile': () => signed(told(PERSON)),
  };
  return (method, path) => responses[`${method} ${path}`]?.() ?? null;
}
