import { raiseNotice } from '@suite/bus';
import { useIntl } from 'react-intl';
import { announceProfile } from '../../lib/session.ts';

/** Greets who has just logged in. The page goes on by itself as soon as there is a profile. */
export function useWelcome(): () => Promise<void> {
  const intl = useIntl();
  return async () => {
    const { email } = await announceProfile();
    raiseNotice({
      type: 'signed-in',
      title: intl.formatMessage({ id: 'account.login.title' }),
      message: intl.formatMessage({ id: 'account.login.success' }),
      previousRoute: null,
      email,
    });
  };
}
