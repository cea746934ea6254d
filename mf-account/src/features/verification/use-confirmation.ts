import { confirmEmail } from '@suite/api-client/account';
import { useEffect, useRef, useState } from 'react';
import type { LinkToken } from '../../lib/link-token.ts';

/** `invalid`: no token, or one that holds no more. `failed`: nobody answered; the token may still hold. */
export type Confirmation = 'checking' | 'confirmed' | 'invalid' | 'failed';

interface ConfirmationState {
  readonly state: Confirmation;
  readonly retry: () => void;
}

/** Confirms an address by the token of its link, once: a token holds for one call only. */
export function useConfirmation(link: LinkToken | null): ConfirmationState {
  const [state, setState] = useState<Confirmation>(link === null ? 'invalid' : 'checking');
  const [attempt, setAttempt] = useState(0);
  const sent = useRef('');
  const token = link?.token;
  useEffect(() => {
    const key = `${token} ${attempt}`;
    if (token === undefined || sent.current === key) return;
    sent.current = key;
    setState('checking');
    confirmEmail(token).then(
      (holds) => setState(holds ? 'confirmed' : 'invalid'),
      () => setState('failed'),
    );
  }, [token, attempt]);
  return { state, retry: () => setAttempt(attempt + 1) };
}
