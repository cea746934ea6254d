import type { FormError } from '@suite/forms';
import { useState } from 'react';
import { profileError } from './errors.ts';

interface Action {
  readonly isRunning: boolean;
  readonly error: FormError | null;
  /** Runs one thing at a time, and says whether it went well; what is asked for meanwhile is not begun. */
  readonly run: (action: () => Promise<void>) => Promise<boolean>;
}

/** Something that a button does at the server, and how it went. */
export function useAction(): Action {
  const [isRunning, setRunning] = useState(false);
  const [error, setError] = useState<FormError | null>(null);
  const run = async (action: () => Promise<void>) => {
    if (isRunning) return false;
    setRunning(true);
    setError(null);
    try {
      await action();
      return true;
    } catch (thrown) {
      const { field: _, ...read } = profileError(thrown);
      setError(read);
      return false;
    } finally {
      setRunning(false);
    }
  };
  return { isRunning, error, run };
}
