import { SubmitButton } from '@suite/forms';
import { FormattedMessage, useIntl } from 'react-intl';
import { AccountForm } from '../../lib/form/account-form.tsx';
import { NewPasswordFields } from '../../lib/form/new-password-fields.tsx';
import { PasswordField } from '../../lib/form/password-field.tsx';
import styles from './profile.module.css';
import { SavedNote } from './saved-note.tsx';
import type { PasswordFormState } from './use-password-form.ts';

export interface PasswordFieldsProps {
  readonly state: PasswordFormState;
  readonly label: string;
  /** For password managers: whose password it is. */
  readonly username: string;
  readonly savedId: string;
}

/** The fields of a new password. */
export function PasswordFields({ state, label, username, savedId }: PasswordFieldsProps) {
  const intl = useIntl();
  const { form, asksCurrent, isEmpty, isSaved } = state;
  return (
    <AccountForm form={form} label={label} errorTitle={intl.formatMessage({ id: 'account.profile.title' })}>
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <div className={styles.pair}>
        <NewPasswordFields form={form} />
      </div>
      {asksCurrent && (
        <div className={styles.half}>
          <PasswordField form={form} name="currentPassword" autoComplete="current-password" />
        </div>
      )}
      <div className={styles.save}>
        <SubmitButton isSending={form.isSending} full={false} disabled={isEmpty && !form.isSending}>
          <FormattedMessage id="common.save" />
        </SubmitButton>
        <SavedNote isSaved={isSaved} messageId={savedId} />
      </div>
    </AccountForm>
  );
}
