import type { SignOnFields } from '@suite/api';
import { removeSignOnSettings, setSignOnSettings } from '@suite/api/endpoints';
import { ApiError, call, isChangedMeanwhile } from '@suite/api-client';
import type { FormError } from '@suite/forms';
import { useState } from 'react';

interface SignOnActions {
  readonly error: FormError | null;
  readonly isRunning: boolean;
  readonly save: (fields: SignOnFields) => Promise<void>;
  readonly end: () => Promise<void>;
}

interface SignOnForm {
  readonly projectId: number;
  readonly tag: string | undefined;
  readonly onSaved: (isSaved: boolean) => void;
  readonly onChanged: () => void;
}

/** Changes how people of an organisation log in, while it is what was read: whoever is second sees it first. */
export function useSignOn({ projectId, tag, onSaved, onChanged }: SignOnForm): SignOnActions {
  const [error, setError] = useState<FormError | null>(null);
  const [isRunning, setRunning] = useState(false);
  const run = async (change: () => Promise<boolean>) => {
    setRunning(true);
    setError(null);
    onSaved(false);
    try {
      onSaved(await change());
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
    save: (body) =>
      run(async () => {
        await call(setSignOnSettings, { projectId, body }, options);
        return true;
      }),
    end: () =>
      run(async () => {
        await call(removeSignOnSettings, { projectId }, options);
        return false;
      }),
  };
}

function errorOf(thrown: unknown): FormError {
  if (isChangedMeanwhile(thrown)) return { kind: 'message', id: 'studio.sign-on.changed' };
  const isTaken = thrown instanceof ApiError && thrown.code === 'domain-taken';
  return { kind: 'message', id: isTaken ? 'studio.sign-on.domain-taken' : 'studio.not-done' };
}
