import { verifyPasswordReset } from '@suite/api-client/account';
import { useEffect, useState } from 'react';
import type { LinkToken } from '../../lib/link-token.ts';

/** `invalid`: no token, or one that holds no more. `failed`: nobody answered; the token may still hold. */
export type LinkState = 'checking' | 'valid' | 'invalid' | 'failed';

interface LinkCheck {
  readonly state: LinkState;
  readonly retry: () => void;
}

/** Asks whether a link still holds, before a person thinks of a new password. */
export function useLinkCheck(link: LinkToken | null): LinkCheck {
  const [state, setState] = useState<LinkState>(link === null ? 'invalid' : 'checking');
  const [attempt, setAttempt] = useState(0);
  const token = link?.token;
  useEffect(() => {
    if (token === undefined) return;
    let isCurrent = true;
    setState('checking');
    verifyPasswordReset(token).then(
      (holds) => isCurrent && setState(holds ? 'valid' : 'invalid'),
      () => isCurrent && setState('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [token, attempt]);
  return { state, retry: () => setAttempt(attempt + 1) };
}
