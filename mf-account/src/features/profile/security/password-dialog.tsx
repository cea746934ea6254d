import { DELETE_ACCOUNT_FIELDS } from '@suite/contracts/fields';
import { useForm } from '@suite/forms';
import { Button, Dialog } from '@suite/ui';
import { LOCK_SIMPLE } from '@suite/ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { profileError } from '../../../lib/errors.ts';
import { AccountForm } from '../../../lib/form/account-form.tsx';
import { PasswordField } from '../../../lib/form/password-field.tsx';
import type { Confirmed } from './use-confirmed.ts';

const FORM_ID = 'account-confirm';
const LABELS = { currentPassword: 'account.field.current-password' } as const;

/** Asks for the password where the last login was a while ago. */
export function PasswordDialog({ waiting, stopWaiting }: Pick<Confirmed, 'waiting' | 'stopWaiting'>) {
  const intl = useIntl();
  const form = useForm({
    name: 'confirm-password',
    fields: DELETE_ACCOUNT_FIELDS,
    labels: LABELS,
    send: async ({ currentPassword }) => {
      await waiting?.(currentPassword);
      stopWaiting();
    },
    readError: profileError,
  });
  const title = intl.formatMessage({ id: 'account.security.confirm-title' });
  const actions = (
    <>
      <Button onPress={stopWaiting}>
        <FormattedMessage id="common.cancel" />
      </Button>
      <Button
        variant="primary"
        type="submit"
        form={FORM_ID}
        pending={form.isSending}
        pendingLabel={intl.formatMessage({ id: 'common.sending' })}
      >
        <FormattedMessage id="account.second-step.submit" />
      </Button>
    </>
  );
  return (
    <Dialog open onClose={stopWaiting} icon={LOCK_SIMPLE} title={title} actions={actions}>
      <AccountForm form={form} id={FORM_ID} label={title}>
        <p>
          <FormattedMessage id="account.security.confirm-text" />
        </p>
        <PasswordField form={form} name="currentPassword" autoComplete="current-password" />
      </AccountForm>
    </Dialog>
  );
}
