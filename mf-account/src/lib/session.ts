import { type Address, loadProfile, logIn } from '@suite/api-client';
import { setProfile } from '@suite/bus';
import type { Profile } from '@suite/contracts';

/** What was typed as the person: an address has an at sign, a user name has none. */
export function personOf(typed: string): Address {
  const person = typed.trim();
  return person.includes('@') ? { email: person } : { username: person };
}

/** Logs in and tells everybody who is signed in. @throws {ApiError} as `logIn` and `loadProfile` do. */
export async function enter(typed: string, password: string): Promise<Profile | null> {
  await logIn(personOf(typed), password);
  const profile = await loadProfile();
  setProfile(profile);
  return profile;
}
