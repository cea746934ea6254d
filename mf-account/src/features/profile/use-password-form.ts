import { currentPassword, optional, SET_PASSWORD_FIELDS } from '@suite/contracts/fields';
import { type FormModel, useForm } from '@suite/forms';
import { useState } from 'react';
import { newPasswordError } from '../../lib/errors.ts';
import { CONFIRMATION } from '../../lib/form/new-password-fields.tsx';

/** Nothing typed is allowed: then nothing is changed, and there is nothing to confirm. */
const fieldsOf = (asksCurrent: boolean) => ({
  password: optional(SET_PASSWORD_FIELDS.password),
  confirmation: CONFIRMATION,
  currentPassword: asksCurrent ? currentPassword : optional(currentPassword),
});

type PasswordFields = ReturnType<typeof fieldsOf>;
export type PasswordLabels = Readonly<Record<keyof PasswordFields, string>>;

export interface PasswordFormState {
  readonly form: FormModel<PasswordFields>;
  /** The server asked for the current password. */
  readonly asksCurrent: boolean;
  /** No new password is typed. */
  readonly isEmpty: boolean;
  readonly isSaved: boolean;
}

/** A new password with its confirmation; the current one is asked for when the server wants it. */
export function usePasswordForm(
  name: string,
  labels: PasswordLabels,
  save: (password: string, currentPassword: string | undefined) => Promise<void>,
): PasswordFormState {
  const [asksCurrent, setAsksCurrent] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const form = useForm({
    name,
    fields: fieldsOf(asksCurrent),
    labels,
    errorMessages: { password: { 'too-short': 'account.rule.profile-password-min' } },
    send: async ({ password, currentPassword: current }) => {
      if (password === '') return;
      setSaved(false);
      await save(password, current || undefined);
      setSaved(true);
      setAsksCurrent(false);
      form.reset();
    },
    readError: (error) => {
      const read = newPasswordError(error);
      if (read.field === 'currentPassword') setAsksCurrent(true);
      return read;
    },
  });
  const isEmpty = form.values.password === '' && form.values.confirmation === '';
  return { form, asksCurrent, isEmpty, isSaved: isSaved && isEmpty };
}
