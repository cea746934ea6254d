import { deleteAccount } from '@suite/api-client/account';
import { setProfile, useLocale } from '@suite/bus';
import { routePath } from '@suite/contracts';
import { DELETE_ACCOUNT_FIELDS } from '@suite/contracts/fields';
import { useForm } from '@suite/forms';
import { Button, Dialog } from '@suite/ui';
import { TRASH } from '@suite/ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { profileError } from '../../lib/errors.ts';
import { AccountForm } from '../../lib/form/account-form.tsx';
import { PasswordField } from '../../lib/form/password-field.tsx';
import styles from './profile.module.css';

export interface DeleteDialogProps {
  readonly email: string;
  readonly onClose: () => void;
}

const FORM_ID = 'account-delete';
const LABELS = { currentPassword: 'account.field.current-password' } as const;

function useDeletion() {
  const locale = useLocale();
  const navigate = useNavigate();
  return useForm({
    name: 'delete-account',
    fields: DELETE_ACCOUNT_FIELDS,
    labels: LABELS,
    send: async ({ currentPassword }) => {
      await deleteAccount(currentPassword);
      setProfile(null);
      await navigate(routePath('landing', locale));
    },
    readError: profileError,
  });
}

/** Asks once more, with the password, before an account is deleted for good. */
export function DeleteDialog({ email, onClose }: DeleteDialogProps) {
  const intl = useIntl();
  const form = useDeletion();
  const title = intl.formatMessage({ id: 'account.delete.title' });
  const actions = (
    <>
      <Button onPress={onClose}>
        <FormattedMessage id="common.cancel" />
      </Button>
      <Button
        variant="primary"
        type="submit"
        form={FORM_ID}
        pending={form.isSending}
        pendingLabel={intl.formatMessage({ id: 'common.sending' })}
      >
        <FormattedMessage id="account.delete.submit" />
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} role="alertdialog" icon={TRASH} title={title} actions={actions}>
      <p className={styles.warning}>
        <FormattedMessage id="account.delete.text" values={{ email }} />
      </p>
      <AccountForm form={form} id={FORM_ID} label={title}>
        <PasswordField form={form} name="currentPassword" autoComplete="current-password" />
      </AccountForm>
    </Dialog>
  );
}
