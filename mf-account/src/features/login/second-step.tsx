import type { SecondFactor } from '@suite/api-client';
import { Button } from '@suite/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AccountFrame, FrameFoot } from '../../lib/frame/account-frame.tsx';
import { hasPasskeys } from '../../lib/passkeys.ts';
import { CodeForm } from './code-form.tsx';
import styles from './login.module.css';
import { PasskeyLogin } from './passkey-login.tsx';
import { RecoveryForm } from './recovery-form.tsx';

type Method = SecondFactor['methods'][number];

const LEADS = {
  totp: 'account.second-step.code-lead',
  passkey: 'account.second-step.passkey-lead',
  'recovery-code': 'account.second-step.recovery-lead',
} as const satisfies Record<Method, string>;
const CHOICES = {
  totp: 'account.second-step.use-code',
  passkey: 'account.second-step.use-passkey',
  'recovery-code': 'account.second-step.use-recovery',
} as const satisfies Record<Method, string>;

export interface SecondStepProps {
  readonly wanted: SecondFactor;
  readonly onBack: () => void;
}

/** What follows the password: a code of the app, a passkey, or a recovery code. */
export default function SecondStep({ wanted, onBack }: SecondStepProps) {
  const intl = useIntl();
  const methods = wanted.methods.filter((method) => method !== 'passkey' || hasPasskeys());
  const [chosen, setChosen] = useState<Method>(methods[0] ?? 'recovery-code');
  const { loginToken } = wanted;
  return (
    <AccountFrame
      title={intl.formatMessage({ id: 'account.second-step.title' })}
      lead={<FormattedMessage id={LEADS[chosen]} />}
    >
      {chosen === 'totp' && <CodeForm loginToken={loginToken} />}
      {chosen === 'recovery-code' && <RecoveryForm loginToken={loginToken} />}
      {chosen === 'passkey' && <PasskeyLogin loginToken={loginToken} />}
      <FrameFoot>
        <div className={styles.ways}>
          {methods
            .filter((method) => method !== chosen)
            .map((method) => (
              <Button key={method} size={40} onPress={() => setChosen(method)}>
                <FormattedMessage id={CHOICES[method]} />
              </Button>
            ))}
          <Button size={40} variant="quiet" onPress={onBack}>
            <FormattedMessage id="account.second-step.back" />
          </Button>
        </div>
      </FrameFoot>
    </AccountFrame>
  );
}
