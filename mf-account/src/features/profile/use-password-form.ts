import { useState } from 'react';
import { type Failure, newPasswordFailure } from '../../lib/failures.ts';
import { type Form, useForm } from '../../lib/form/use-form.ts';
import {
  confirmationRule,
  knownPasswordRule,
  profilePasswordRule,
  type Wrong,
  wrongOf,
} from '../../lib/rules.ts';

export type PasswordFieldName = 'password' | 'confirmation' | 'currentPassword';
export type PasswordLabels = Readonly<Record<PasswordFieldName, string>>;

export interface PasswordFormState {
  readonly form: Form<PasswordFieldName>;
  /** The server asked for the current password. */
  readonly asksCurrent: boolean;
  readonly isSaved: boolean;
}

type Typed = Readonly<Record<PasswordFieldName, string>>;

/** Nothing typed is allowed: then nothing is changed, and there is nothing to confirm. */
export function isUntouched({ password, confirmation }: Typed): boolean {
  return password === '' && confirmation === '';
}

function wrongIn(typed: Typed, asksCurrent: boolean): Wrong<PasswordFieldName> {
  if (isUntouched(typed)) return {};
  const { password, confirmation, currentPassword } = typed;
  return wrongOf({
    password: profilePasswordRule(password),
    confirmation: confirmationRule(password, confirmation),
    currentPassword: asksCurrent ? knownPasswordRule(currentPassword) : undefined,
  });
}

/** A new password with its confirmation; the current one is asked for when the server wants it. */
export function usePasswordForm(
  labels: PasswordLabels,
  save: (password: string, currentPassword: string | undefined) => Promise<void>,
): PasswordFormState {
  const [asksCurrent, setAsksCurrent] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const form = useForm<PasswordFieldName>({
    labels,
    check: (typed) => wrongIn(typed, asksCurrent),
    send: async ({ password, currentPassword }) => {
      if (password === '') return;
      setSaved(false);
      await save(password, currentPassword || undefined);
      setSaved(true);
      setAsksCurrent(false);
      form.reset();
    },
    failureOf: (error): Failure<PasswordFieldName> => {
      const failure = newPasswordFailure(error);
      if (failure.field === 'currentPassword') setAsksCurrent(true);
      return failure;
    },
  });
  return { form, asksCurrent, isSaved: isSaved && isUntouched(form.values) };
}
