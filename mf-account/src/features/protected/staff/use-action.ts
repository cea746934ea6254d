import { useState } from 'react';
import { type Failure, profileFailure } from '../../../lib/failures.ts';

interface Action {
  readonly isRunning: boolean;
  readonly failure: Failure | null;
  /** Runs one thing at a time; what is asked for meanwhile is not begun. */
  readonly run: (action: () => Promise<void>) => void;
}

/** Something that a button does at the server, and how it went. */
export function useAction(): Action {
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const start = async (action: () => Promise<void>) => {
    setRunning(true);
    setFailure(null);
    try {
      await action();
    } catch (error) {
      setFailure({ text: profileFailure(error).text });
    } finally {
      setRunning(false);
    }
  };
  return { isRunning, failure, run: (action) => void (isRunning || start(action)) };
}
