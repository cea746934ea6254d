import type { OperationName } from '@suite/api';

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

export interface FakePeople {
  readonly isSignedIn: () => boolean;
  /** What is said about the session and the account; null to all else. */
  readonly responseTo: (name: OperationName, body: unknown) => FakeResponse | null;
}

export const SIGNED_OUT: FakeResponse = {
  status: 401,
  body: { code: 'unauthenticated', message: 'Nobody is signed in' },
};

/** An account for as long as the process runs: any password signs in. */
export function fakePeople(): FakePeople {
  let isSignedIn = false;
  let favorites: readonly number[] = [];
  const token = { status: 200, body: { token: TOKEN } };
  const account = (type: string, attributes: object) => ({
    status: 200,
    body: { data: { id: PERSON.id, type, attributes } },
  });
  const ofFavorites = () => account('favorites', { apartmentIds: favorites });
  const responses: Partial<Record<OperationName, (body: unknown) => FakeResponse>> = {
    logIn: () => {
      isSignedIn = true;
      return token;
    },
    refreshToken: () => (isSignedIn ? token : SIGNED_OUT),
    logOut: () => {
      isSignedIn = false;
      return { status: 200, body: { ok: true } };
    },
    getProfile: () => account('profile', PERSON),
    updateProfile: (body) => account('profile', { ...PERSON, ...(body as object) }),
    getFavorites: ofFavorites,
    changeFavorites: (body) => {
      const { add = [], remove = [] } = body as Partial<Record<'add' | 'remove', readonly number[]>>;
      favorites = [...new Set([...favorites.filter((id) => !remove.includes(id)), ...add])];
      return ofFavorites();
    },
  };
  return { isSignedIn: () => isSignedIn, responseTo: (name, body) => responses[name]?.(body) ?? null };
}
