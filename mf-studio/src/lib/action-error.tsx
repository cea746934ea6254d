import type { FormError } from '@suite/forms';
import { Icon } from '@suite/ui';
import { WARNING_CIRCLE } from '@suite/ui/icons';
import { useIntl } from 'react-intl';
import styles from './action-error.module.css';

interface ActionErrorProps {
  readonly error: FormError | null;
  /** There is something typed, and it is still there. */
  readonly keepsText?: boolean;
}

/** Why the last attempt failed, read out at once. */
export function ActionError({ error, keepsText = false }: ActionErrorProps) {
  const intl = useIntl();
  if (error === null) return null;
  return (
    <p role="alert" className={styles.error}>
      <Icon path={WARNING_CIRCLE} size={20} />
      <span>
        <span>{error.kind === 'message' ? intl.formatMessage({ id: error.id }) : error.text}</span>{' '}
        {keepsText && <span>{intl.formatMessage({ id: 'studio.kept' })}</span>}
      </span>
    </p>
  );
}
