import type { SignOnFields } from '@suite/api';
import { removeSignOnSettings, setSignOnSettings } from '@suite/api/endpoints';
import { ApiError, call, isChangedMeanwhile } from '@suite/api-client';
import type { FormError } from '@suite/forms';
import { useState } from 'react';
import { messageError } from '../../../../lib/errors.ts';

interface SignOnActions {
  readonly error: FormError | null;
  readonly isRunning: boolean;
  readonly isSaved: boolean;
  readonly save: (fields: SignOnFields) => Promise<void>;
  readonly end: () => Promise<void>;
}

/** Changes how people of an organisation log in, while it is what was read: whoever is second sees it first. */
export function useSignOn(projectId: number, tag: string | undefined, onChanged: () => void): SignOnActions {
  const [error, setError] = useState<FormError | null>(null);
  const [isRunning, setRunning] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const run = async (change: () => Promise<unknown>) => {
    setRunning(true);
    setError(null);
    setSaved(false);
    try {
      await change();
      setSaved(true);
      onChanged();
    } catch (thrown) {
      setError(errorOf(thrown));
    } finally {
      setRunning(false);
    }
  };
  const options = { ifMatch: tag };
  return {
    error,
    isRunning,
    isSaved,
    save: (body) => run(() => call(setSignOnSettings, { projectId, body }, options)),
    end: () => run(() => call(removeSignOnSettings, { projectId }, options)),
  };
}

function errorOf(thrown: unknown): FormError {
  if (isChangedMeanwhile(thrown)) return messageError('account.sign-on-settings.changed');
  const isTaken = thrown instanceof ApiError && thrown.code === 'domain-taken';
  return messageError(isTaken ? 'account.sign-on-settings.domain-taken' : 'account.not-saved');
}
