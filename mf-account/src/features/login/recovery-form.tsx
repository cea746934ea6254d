import { logInWithCode } from '@suite/api-client/account';
import { RECOVERY_CODE_FIELDS } from '@suite/contracts/fields';
import { FormField, SubmitButton, useForm } from '@suite/forms';
import { FormattedMessage, useIntl } from 'react-intl';
import { secondStepError } from '../../lib/errors.ts';
import { AccountForm } from '../../lib/form/account-form.tsx';
import { useWelcome } from './use-welcome.ts';

/** For who has neither app nor passkey at hand. */
export function RecoveryForm({ loginToken }: { readonly loginToken: string }) {
  const intl = useIntl();
  const welcome = useWelcome();
  const form = useForm({
    name: 'login-recovery-code',
    fields: RECOVERY_CODE_FIELDS,
    labels: { recoveryCode: 'account.field.recovery-code' },
    errorMessages: {
      recoveryCode: {
        required: 'form.required',
        invalid: 'account.rule.recovery-code',
        'too-long': 'account.rule.recovery-code',
      },
    },
    send: async (given) => {
      await logInWithCode(loginToken, given);
      await welcome();
    },
    readError: secondStepError,
  });
  return (
    <AccountForm form={form} label={intl.formatMessage({ id: 'account.second-step.title' })}>
      <FormField form={form} name="recoveryCode" autoComplete="off" autoFocus />
      <SubmitButton isSending={form.isSending}>
        <FormattedMessage id="account.second-step.submit" />
      </SubmitButton>
    </AccountForm>
  );
}
