import { IconButton } from '@suite/ui';
import { EYE, EYE_SLASH } from '@suite/ui/icons';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import styles from './form.module.css';
import { FormField, type FormFieldProps } from './form-field.tsx';

export interface PasswordFieldProps<Name extends string>
  extends Pick<FormFieldProps<Name>, 'form' | 'name' | 'hint'> {
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password that can be looked at; pasting is allowed, as everywhere. */
export function PasswordField<Name extends string>(props: PasswordFieldProps<Name>) {
  const intl = useIntl();
  const [isShown, setShown] = useState(false);
  const toggle = (
    <span className={styles.eye}>
      <IconButton
        icon={EYE}
        selectedIcon={EYE_SLASH}
        selected={isShown}
        label={intl.formatMessage({ id: 'account.password.show' })}
        onPress={() => setShown(!isShown)}
      />
    </span>
  );
  return <FormField {...props} type={isShown ? 'text' : 'password'} end={toggle} />;
}
