import type { FormError } from '@suite/forms';
import { Icon } from '@suite/ui';
import { WARNING_CIRCLE } from '@suite/ui/icons';
import { useIntl } from 'react-intl';
import styles from './action-error.module.css';

/** Why the last attempt failed, read out at once. */
export function ActionError({ error }: { readonly error: FormError | null }) {
  const intl = useIntl();
  if (error === null) return null;
  return (
    <p role="alert" className={styles.error}>
      <Icon path={WARNING_CIRCLE} size={20} />
      {error.kind === 'message' ? intl.formatMessage({ id: error.id }) : error.text}
    </p>
  );
}
