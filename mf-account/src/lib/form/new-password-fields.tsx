import { useIntl } from 'react-intl';
import { PasswordField } from './password-field.tsx';
import type { Form } from './use-form.ts';

/** A new password and its confirmation. */
export function NewPasswordFields<Name extends string>({
  form,
}: {
  readonly form: Form<Name | 'password' | 'confirmation'>;
}) {
  const intl = useIntl();
  return (
    <>
      <PasswordField
        form={form}
        name="password"
        autoComplete="new-password"
        hint={intl.formatMessage({ id: 'account.password.hint' })}
      />
      <PasswordField form={form} name="confirmation" autoComplete="new-password" />
    </>
  );
}
