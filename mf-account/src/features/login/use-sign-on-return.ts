import type { SecondFactor } from '@suite/api-client';
import { logInWithSingleSignOn } from '@suite/api-client/account';
import type { FormError } from '@suite/forms';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { messageError, signOnError } from '../../lib/errors.ts';
import { readLeft, type SignOnReturn, signOnReturnOf } from './sign-on-return.ts';
import { useWelcome } from './use-welcome.ts';

interface Options {
  readonly onSecondStep: (wanted: SecondFactor) => void;
  /** Gets where the person was, before anybody is greeted. */
  readonly onReturn: (path: string) => void;
}

interface SignOnState {
  readonly isRunning: boolean;
  readonly error: FormError<never> | null;
}

/**
 * Ends the login of who comes back from an organisation's own provider. What came with the browser leaves the address
 * first, in the history too: a code is given once, and nobody's to see.
 */
export function useSignOnReturn({ onSecondStep, onReturn }: Options): SignOnState {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const welcome = useWelcome();
  const [error, setError] = useState<FormError<never> | null>(null);
  const [isRunning, setRunning] = useState(() => signOnReturnOf(search)?.kind === 'signed-in');
  const taken = useRef<string>(null);

  const finish = async ({ kind: _, ...returned }: Extract<SignOnReturn, { kind: 'signed-in' }>) => {
    setRunning(true);
    setError(null);
    try {
      const { secondFactor, returnTo } = await logInWithSingleSignOn(returned);
      onReturn(returnTo);
      if (secondFactor) onSecondStep(secondFactor);
      else await welcome();
    } catch (thrown) {
      setError(signOnError(thrown));
    } finally {
      setRunning(false);
    }
  };
  useEffect(() => {
    const returned = signOnReturnOf(search);
    if (returned === null || taken.current === search) return;
    const left = readLeft() ?? { pathname, search: '' };
    if (left.pathname !== pathname) {
      // The login in the other language is another page, which takes it up.
      void navigate({ pathname: left.pathname, search }, { replace: true });
      return;
    }
    taken.current = search;
    void navigate(left, { replace: true });
    if (returned.kind === 'signed-in') void finish(returned);
    else setError(messageError(`account.sign-on.${returned.kind}`));
  });
  return { isRunning, error };
}
