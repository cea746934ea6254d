import type { FormError } from '@suite/forms';
import { Button } from '@suite/ui';
import { KEY } from '@suite/ui/icons';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { messageError, secondStepError } from '../../lib/errors.ts';
import { ErrorNote } from '../../lib/form/error-note.tsx';
import { hasPasskeys, isEndedByPerson, logInByPasskey } from '../../lib/passkeys.ts';
import styles from './login.module.css';
import { useWelcome } from './use-welcome.ts';

/** A passkey in place of address and password, or after them; nothing where the browser has none. */
export function PasskeyLogin({ loginToken }: { readonly loginToken?: string }) {
  const welcome = useWelcome();
  const [isRunning, setRunning] = useState(false);
  const [error, setError] = useState<FormError<never> | null>(null);
  if (!hasPasskeys()) return null;
  const logIn = async () => {
    setRunning(true);
    setError(null);
    try {
      await logInByPasskey(loginToken);
      await welcome();
    } catch (thrown) {
      setError(isEndedByPerson(thrown) ? messageError('account.passkey.ended') : secondStepError(thrown));
      setRunning(false);
    }
  };
  return (
    <div className={styles.passkey}>
      <ErrorNote error={error} />
      <Button full icon={KEY} disabled={isRunning} onPress={() => void logIn()}>
        <FormattedMessage id="account.login.passkey" />
      </Button>
    </div>
  );
}
