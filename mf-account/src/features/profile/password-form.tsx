import { updatePassword } from '@suite/api/endpoints';
import { call } from '@suite/api-client';
import type { Profile } from '@suite/contracts';
import { useIntl } from 'react-intl';
import { PasswordFields } from './password-fields.tsx';
import { usePasswordForm } from './use-password-form.ts';

const LABELS = {
  password: 'account.field.new-password',
  confirmation: 'account.field.confirmation',
  currentPassword: 'account.field.current-password',
} as const;

export interface PasswordFormProps {
  readonly profile: Profile;
  readonly onSaved: () => void;
}

/** The own password; other sessions end when it changes. */
export function PasswordForm({ profile, onSaved }: PasswordFormProps) {
  const intl = useIntl();
  const state = usePasswordForm('password', LABELS, async (password, currentPassword) => {
    await call(updatePassword, { body: { password, currentPassword } });
    onSaved();
  });
  return (
    <PasswordFields
      state={state}
      label={intl.formatMessage({ id: 'account.field.new-password' })}
      username={profile.email}
      savedId="account.reset.saved"
    />
  );
}
