import { Icon } from '@suite/ui';
import { WARNING_CIRCLE } from '@suite/ui/icons';
import { useIntl } from 'react-intl';
import type { Failure } from '../failures.ts';
import styles from './form.module.css';
import { useFailureText } from './use-failure-text.ts';

export interface FailureNoteProps {
  readonly failure: Failure<string> | null;
  readonly title?: string | undefined;
  /** There is something typed, and it is still there. */
  readonly keeps?: boolean | undefined;
}

/** What failed, read out at once; what is about a field stands at the field instead. */
export function FailureNote({ failure, title, keeps = false }: FailureNoteProps) {
  const text = useFailureText();
  const intl = useIntl();
  if (failure === null || failure.field !== undefined) return null;
  return (
    <div role="alert" className={styles.failure}>
      <Icon path={WARNING_CIRCLE} size={20} />
      <div>
        {title !== undefined && <p className={styles.failureTitle}>{title}</p>}
        <p>{text(failure.text)}</p>
        {keeps && <p className={styles.kept}>{intl.formatMessage({ id: 'account.kept' })}</p>}
      </div>
    </div>
  );
}
