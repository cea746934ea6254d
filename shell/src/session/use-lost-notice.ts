import { useStore } from '@nanostores/react';
import { raiseNotice, subscribe } from '@suite/bus';
import { currentRoutes, matchRoute, type Notice } from '@suite/contracts';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { $sessionExpired } from './session-expired.ts';

/** A clear word when the session ended: elsewhere while the page is open, or before it was opened. */
export function useLostNotice(): void {
  const intl = useIntl();
  const wasLostBefore = useStore($sessionExpired);
  useEffect(() => {
    const raise = (type: Notice['type']) => {
      const message = intl.formatMessage({ id: 'shell.session.lost' });
      // Its page may go on to another by itself, now that nobody is signed in.
      const previousRoute = location.pathname + location.search + location.hash;
      raiseNotice({ type, title: '', message, previousRoute, email: null });
    };
    if (wasLostBefore) {
      $sessionExpired.set(false);
      raise(greetingOf(location.pathname));
    }
    return subscribe('shell', 'session:lost', () => raise('auth-error'));
  }, [intl, wasLostBefore]);
}

/** Who comes back to a page for everybody may go on as a guest; on one of the account there is nothing but the login. */
function greetingOf(pathname: string): Notice['type'] {
  const target = matchRoute(pathname)?.definition.target;
  const login = currentRoutes().login?.target;
  const isOfAccount = target?.kind === 'page' && login?.kind === 'page' && target.remote === login.remote;
  return isOfAccount ? 'auth-error' : 'members-only';
}
