import { type Address, loadProfile } from '@suite/api-client';
import { setProfile } from '@suite/bus';
import type { Profile } from '@suite/contracts';

/** What was typed as the person: an address has an at sign, a user name has none. */
export function personOf(typed: string): Address {
  const person = typed.trim();
  return person.includes('@') ? { email: person } : { username: person };
}

/** Tells everybody who is signed in now. @throws {ApiError} as `loadProfile` does. */
export async function announceProfile(): Promise<Profile> {
  const profile = await loadProfile();
  if (profile === null) throw new TypeError('Logged in, and there is nobody');
  setProfile(profile);
  return profile;
}
