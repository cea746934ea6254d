import { RequestError } from '../../errors.ts';
import type { QueryContext } from '../query-context.ts';
import { createIsBreached } from './breached-passwords.ts';
import { isCommon } from './common-passwords.ts';
import { isGuessable } from './guessable-passwords.ts';
import { publicNames } from './repository.ts';

export interface PasswordRules {
  /**
   * Asked before anything is looked up of the account, so that the response tells nothing of who has one. `names`: the
   * person's own, as far as who asks has said them.
   * @throws {RequestError} 400
   */
  require(context: QueryContext, password: string, names?: readonly string[]): Promise<void>;
}

interface Options {
  readonly publicUrl: string;
  /** A service that knows all published ones; null asks the offline list alone. */
  readonly breachedPasswordsUrl: string | null;
  readonly onFailure: (reason: string) => void;
}

export function createPasswordRules({ publicUrl, breachedPasswordsUrl, onFailure }: Options): PasswordRules {
  const isBreached = createIsBreached(breachedPasswordsUrl, onFailure);
  const { hostname } = new URL(publicUrl);
  return {
    require: async (context, password, names = []) => {
      if (isCommon(password))
        throw refused(
          'common-password',
          'This password is among the most common ones. Please choose another.',
        );
      if (isGuessable(password, [hostname, ...names, ...(await publicNames(context))]))
        throw refused(
          'guessable-password',
          'This password is little more than a name that anybody would try here. Please choose another.',
        );
      if (await isBreached(password))
        throw refused(
          'breached-password',
          'This password is among those that were stolen elsewhere and published. Please choose another.',
        );
    },
  };
}

function refused(code: string, message: string): RequestError {
  return new RequestError(400, code, message, [{ path: 'password', message }]);
}
