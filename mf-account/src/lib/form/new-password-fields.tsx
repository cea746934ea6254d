import type { FieldDefinition } from '@suite/contracts/fields';
import type { FormFields, FormModel, RepeatedField } from '@suite/forms';
import { useIntl } from 'react-intl';
import { PasswordField } from './password-field.tsx';

/** The confirmation of the field `password`. */
export const CONFIRMATION = { kind: 'repeat', of: 'password' } as const satisfies RepeatedField;

type PasswordFields = FormFields & {
  readonly password: FieldDefinition;
  readonly confirmation: RepeatedField;
};

/** A new password and its confirmation. */
export function NewPasswordFields<Fields extends PasswordFields>({
  form,
}: {
  readonly form: FormModel<Fields>;
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
