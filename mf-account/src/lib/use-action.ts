import { type Action, useAction as useActionOf } from '@suite/forms';
import { profileError } from './errors.ts';

/** Something that a button does at the server, and how it went. */
export function useAction(): Action {
  return useActionOf(profileError);
}
