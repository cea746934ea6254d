import { FormField, type FormFieldProps, type FormFields } from '@suite/forms';
import { IconButton } from '@suite/ui';
import { EYE, EYE_SLASH } from '@suite/ui/icons';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import styles from './form.module.css';

export interface PasswordFieldProps<Fields extends FormFields>
  extends Pick<FormFieldProps<Fields>, 'form' | 'name' | 'hint'> {
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password that can be looked at; pasting is allowed, as everywhere. */
export function PasswordField<Fields extends FormFields>(props: PasswordFieldProps<Fields>) {
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
