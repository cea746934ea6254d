import type { SecondFactors, TotpEnrolment } from '@suite/api';
import { beginTotp, removeTotp } from '@suite/api/endpoints';
import { call } from '@suite/api-client';
import { Button } from '@suite/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from '../profile.module.css';
import { Part } from './part.tsx';
import { TotpForm } from './totp-form.tsx';
import { useConfirmed } from './use-confirmed.ts';

export interface AuthenticatorAppProps {
  readonly factors: SecondFactors;
  /** Gets the recovery codes that were told, if any. */
  readonly onChanged: (codes: readonly string[]) => Promise<void>;
}

/** Set up by a picture and a code of the app; removed by a button. */
export function AuthenticatorApp({ factors, onChanged }: AuthenticatorAppProps) {
  const intl = useIntl();
  const state = useConfirmed();
  const [enrolment, setEnrolment] = useState<TotpEnrolment | null>(null);
  const begin = () =>
    state.runConfirmed(async (currentPassword) =>
      setEnrolment(await call(beginTotp, { body: { currentPassword } })),
    );
  const remove = () =>
    state.runConfirmed(async (currentPassword) => {
      await call(removeTotp, { body: { currentPassword } });
      await onChanged([]);
    });
  const confirmed = async (codes: readonly string[]) => {
    setEnrolment(null);
    await onChanged(codes);
  };
  return (
    <Part
      title={intl.formatMessage({ id: 'account.totp.title' })}
      text={<FormattedMessage id="account.totp.text" />}
      state={state}
    >
      {enrolment && !factors.hasTotp ? (
        <TotpForm enrolment={enrolment} onConfirmed={confirmed} />
      ) : (
        <div className={styles.actions}>
          <Button size={40} disabled={state.isRunning} onPress={factors.hasTotp ? remove : begin}>
            <FormattedMessage id={factors.hasTotp ? 'account.totp.remove' : 'account.totp.begin'} />
          </Button>
        </div>
      )}
    </Part>
  );
}
