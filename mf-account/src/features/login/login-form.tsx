import type { SecondFactor } from '@suite/api-client';
import { useLocale } from '@suite/bus';
import { routePath } from '@suite/contracts';
import { type FormError, FormField, SubmitButton } from '@suite/forms';
import { ButtonLink } from '@suite/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { AccountForm } from '../../lib/form/account-form.tsx';
import { ErrorNote } from '../../lib/form/error-note.tsx';
import { PasswordField } from '../../lib/form/password-field.tsx';
import { AccountFrame, FrameFoot } from '../../lib/frame/account-frame.tsx';
import { TextLink } from '../../lib/frame/text-link.tsx';
import styles from './login.module.css';
import { LoginNote } from './login-note.tsx';
import { OrganizationLogin } from './organization-login.tsx';
import { PasskeyLogin } from './passkey-login.tsx';
import { useLogin } from './use-login.ts';

export interface LoginFormProps {
  readonly wanted: string | null;
  /** Of who comes back from their organisation and is not logged in. */
  readonly signOnError: FormError | null;
  readonly onSecondStep: (wanted: SecondFactor) => void;
}

/** `wanted` goes along to the pages from which a person comes back to log in. */
export function LoginForm({ wanted, signOnError, onSecondStep }: LoginFormProps) {
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
      <ErrorNote error={form.error === null ? signOnError : null} keepsText={form.isTakenUp} />
      <AccountForm form={form} label={intl.formatMessage({ id: 'account.login.submit' })}>
        <div>
          <FormField form={form} name="person" autoComplete="username" inputMode="email" />
          <OrganizationLogin person={form.values.person} wanted={wanted} />
        </div>
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
