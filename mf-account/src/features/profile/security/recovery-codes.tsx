import { renewRecoveryCodes } from '@suite/api/endpoints';
import { call } from '@suite/api-client';
import { Button } from '@suite/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from '../profile.module.css';
import type { AuthenticatorAppProps } from './authenticator-app.tsx';
import { Part } from './part.tsx';
import { useConfirmed } from './use-confirmed.ts';

/** How many are left, and new ones; nothing before there is something that they stand in for. */
export function RecoveryCodes({ factors, onChanged }: AuthenticatorAppProps) {
  const intl = useIntl();
  const state = useConfirmed();
  if (!factors.hasTotp && factors.recoveryCodesLeft === 0) return null;
  const renew = () =>
    state.runConfirmed(async (currentPassword) => {
      const { recoveryCodes } = await call(renewRecoveryCodes, { body: { currentPassword } });
      await onChanged(recoveryCodes);
    });
  return (
    <Part
      title={intl.formatMessage({ id: 'account.recovery.title' })}
      text={<FormattedMessage id="account.recovery.left" values={{ count: factors.recoveryCodesLeft }} />}
      state={state}
    >
      <div className={styles.actions}>
        <Button size={40} disabled={state.isRunning} onPress={renew}>
          <FormattedMessage id="account.recovery.renew" />
        </Button>
      </div>
    </Part>
  );
}
