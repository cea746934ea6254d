import { ApiError } from '@suite/api-client';
import { useState } from 'react';
import { useAction } from '../../../lib/use-action.ts';

type Guarded = (currentPassword?: string) => Promise<void>;

export interface Confirmed extends ReturnType<typeof useAction> {
  /** Runs what the server does for who has just logged in; else once the password was given. */
  readonly runConfirmed: (action: Guarded) => void;
  /** What waits for the password. */
  readonly waiting: Guarded | null;
  readonly stopWaiting: () => void;
}

export function useConfirmed(): Confirmed {
  const action = useAction();
  const [waiting, setWaiting] = useState<Guarded | null>(null);
  const runConfirmed = (guarded: Guarded) =>
    void action.run(async () => {
      try {
        await guarded();
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'password-needed')) throw error;
        setWaiting(() => guarded);
      }
    });
  return { ...action, runConfirmed, waiting, stopWaiting: () => setWaiting(null) };
}
