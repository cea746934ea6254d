import { useStore } from '@nanostores/react';
import { $session, raiseNotice, resumePendingAction } from '@suite/bus';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';

/** What a guest wanted is done once somebody is signed in, and told. */
export function usePendingAction(): void {
  const intl = useIntl();
  const isSignedIn = useStore($session).kind === 'signed-in';
  useEffect(() => {
    const done = isSignedIn ? resumePendingAction() : null;
    if (done === null) return;
    const id = done.kind === 'compare' ? 'shell.wanted.compare' : 'shell.wanted.favourite';
    raiseNotice({
      // Its OK stays on the page: the visitor is back where the home is.
      type: 'signed-up',
      title: '',
      message: intl.formatMessage({ id }, { number: done.name }),
      previousRoute: null,
      email: null,
    });
  }, [isSignedIn, intl]);
}
