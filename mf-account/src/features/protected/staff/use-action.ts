import { useState } from 'react';
import { type Failure, profileFailure } from '../../../lib/failures.ts';

interface Action {
  readonly isRunning: boolean;
  readonly failure: Failure | null;
  /** Runs one thing at a time, and says whether it went well; what is asked for meanwhile is not begun. */
  readonly run: (action: () => Promise<void>) => Promise<boolean>;
}

/** Something that a button does at the server, and how it went. */
export function useAction(): Action {
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const run = async (action: () => Promise<void>) => {
    if (isRunning) return false;
    setRunning(true);
    setFailure(null);
    try {
      await action();
      return true;
    } catch (error) {
      setFailure({ text: profileFailure(error).text });
      return false;
    } finally {
      setRunning(false);
    }
  };
  return { isRunning, failure, run };
}
