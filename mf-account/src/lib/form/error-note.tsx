import type { FormError } from '@suite/forms';
import { Icon } from '@suite/ui';
import { WARNING_CIRCLE } from '@suite/ui/icons';
import { useIntl } from 'react-intl';
import styles from './form.module.css';

export interface ErrorNoteProps {
  readonly error: FormError | null;
  readonly title?: string | undefined;
  /** There is something typed, and it is still there. */
  readonly keepsText?: boolean | undefined;
}

/** The error of the last attempt, read out at once; what is about a field stands at the field instead. */
export function ErrorNote({ error, title, keepsText = false }: ErrorNoteProps) {
  const intl = useIntl();
  if (error === null || error.field !== undefined) return null;
  return (
    <div role="alert" className={styles.error}>
      <Icon path={WARNING_CIRCLE} size={20} />
      <div>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        <p>{error.kind === 'message' ? intl.formatMessage({ id: error.id }) : error.text}</p>
        {keepsText && <p className={styles.kept}>{intl.formatMessage({ id: 'account.kept' })}</p>}
      </div>
    </div>
  );
}
