import type { SecondFactor } from '@suite/api-client';
import { useLocale } from '@suite/bus';
import { routePath } from '@suite/contracts';
import { FormField } from '@suite/forms';
import { ButtonLink } from '@suite/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { AccountForm } from '../../lib/form/account-form.tsx';
import { PasswordField } from '../../lib/form/password-field.tsx';
import { SubmitButton } from '../../lib/form/submit-button.tsx';
import { AccountFrame, FrameFoot } from '../../lib/frame/account-frame.tsx';
import { TextLink } from '../../lib/frame/text-link.tsx';
import styles from './login.module.css';
import { LoginNote } from './login-note.tsx';
import { PasskeyLogin } from './passkey-login.tsx';
import { useLogin } from './use-login.ts';

export interface LoginFormProps {
  readonly wanted: string | null;
  readonly onSecondStep: (wanted: SecondFactor) => void;
}

/** `wanted` goes along to the pages from which a person comes back to log in. */
export function LoginForm({ wanted, onSecondStep }: LoginFormProps) {
  const intl = useIntl();
  const locale = useLocale();
  const form = useLogin(onSecondStep);
  const search = wanted === null ? '' : new URLSearchParams({ to: wanted }).toString();
  return (
    <AccountFrame
      title={intl.formatMessage({ id: 'account.login.title' })}
      lead={<FormattedMessage id="account.login.lead" />}
    >
      <LoginNote />
      <AccountForm form={form} label={intl.formatMessage({ id: 'account.login.submit' })}>
        <FormField form={form} name="person" autoComplete="username" inputMode="email" />
        <div>
          <PasswordField form={form} name="password" autoComplete="current-password" />
          <div className={styles.links}>
            <TextLink to={routePath('ForgotPassword', locale)}>
              <FormattedMessage id="account.login.forgot" />
            </TextLink>
            <TextLink to={routePath('ResendEmailAddressVerification', locale)}>
              <FormattedMessage id="account.login.resend" />
            </TextLink>
          </div>
        </div>
        <SubmitButton isSending={form.isSending}>
          <FormattedMessage id="account.login.submit" />
        </SubmitButton>
      </AccountForm>
      <PasskeyLogin />
      <FrameFoot>
        <FormattedMessage id="account.login.new" />
        <ButtonLink size={40} href={routePath('signup', locale, {}, search)}>
          <FormattedMessage id="common.register" />
        </ButtonLink>
      </FrameFoot>
    </AccountFrame>
  );
}
