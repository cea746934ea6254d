import { logInWithCode } from '@suite/api-client/account';
import { TOTP_FIELDS } from '@suite/contracts/fields';
import { FormField, SubmitButton, useForm } from '@suite/forms';
import { FormattedMessage, useIntl } from 'react-intl';
import { secondStepError } from '../../lib/errors.ts';
import { AccountForm } from '../../lib/form/account-form.tsx';
import { useWelcome } from './use-welcome.ts';

/** The six digits of the authenticator app. */
export function CodeForm({ loginToken }: { readonly loginToken: string }) {
  const intl = useIntl();
  const welcome = useWelcome();
  const form = useForm({
    name: 'login-code',
    fields: TOTP_FIELDS,
    labels: { code: 'account.field.code' },
    errorMessages: {
      code: { required: 'form.required', invalid: 'account.rule.code', 'too-long': 'account.rule.code' },
    },
    send: async (given) => {
      await logInWithCode(loginToken, given);
      await welcome();
    },
    readError: secondStepError,
  });
  return (
    <AccountForm form={form} label={intl.formatMessage({ id: 'account.second-step.title' })}>
      <FormField form={form} name="code" autoComplete="one-time-code" inputMode="numeric" autoFocus />
      <SubmitButton isSending={form.isSending}>
        <FormattedMessage id="account.second-step.submit" />
      </SubmitButton>
    </AccountForm>
  );
}
