import { useState } from 'react';
import type { FormError } from './form-error.ts';

export interface Action {
  readonly isRunning: boolean;
  readonly error: FormError | null;
  /** Runs one thing at a time, and says whether it went well; what is asked for meanwhile is not begun. */
  readonly run: (action: () => Promise<void>) => Promise<boolean>;
}

/** Something that a button does at the server, and how it went; `errorOf` says what is told of what it threw. */
export function useAction(errorOf: (thrown: unknown) => FormError): Action {
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
      const { field: _, ...read } = errorOf(thrown);
      setError(read);
      return false;
    } finally {
      setRunning(false);
    }
  };
  return { isRunning, error, run };
}
