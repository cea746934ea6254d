import type { Profile } from '@suite/contracts';
import { textToSend, UPDATE_PROFILE_FIELDS } from '@suite/contracts/fields';
import { checkForm } from '@suite/forms';

type Names = Pick<Profile, 'firstName' | 'lastName'>;

/** Names can be saved when both are there, neither is too long, and one is new (specification §5). */
export function canSave({ firstName, lastName }: Names, profile: Names): boolean {
  const { firstName: first, lastName: last } = UPDATE_PROFILE_FIELDS;
  if (Object.keys(checkForm(UPDATE_PROFILE_FIELDS, { firstName, lastName })).length > 0) return false;
  return (
    textToSend(first, firstName) !== profile.firstName || textToSend(last, lastName) !== profile.lastName
  );
}
