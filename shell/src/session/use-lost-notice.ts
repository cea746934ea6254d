import { raiseNotice, subscribe } from '@suite/bus';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';

/** A clear word when the session ended elsewhere. */
export function useLostNotice(): void {
  const intl = useIntl();
  useEffect(
    () =>
      subscribe('session:lost', () => {
        const message = intl.formatMessage({ id: 'shell.session.lost' });
        // Its page may go on to another by itself, now that nobody is signed in.
        const previousRoute = location.pathname + location.search + location.hash;
        raiseNotice({ type: 'auth-error', title: '', message, previousRoute, email: null });
      }),
    [intl],
  );
}
