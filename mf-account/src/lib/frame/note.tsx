import { Icon } from '@suite/ui';
import { CHECK_CIRCLE } from '@suite/ui/icons';
import type { ReactNode } from 'react';
import styles from './note.module.css';

export interface NoteProps {
  readonly children: ReactNode;
  /** Path data of an icon; a tick unless said. */
  readonly icon?: string | undefined;
  readonly action?: ReactNode;
}

/** News that went well, read out when the reader is idle. */
export function Note({ children, icon = CHECK_CIRCLE, action }: NoteProps) {
  return (
    <div role="status" className={styles.note}>
      <Icon path={icon} size={20} />
      <div className={styles.labels}>{children}</div>
      {action}
    </div>
  );
}
