import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './strip.module.css';

export interface StripProps {
  readonly icon?: string | undefined;
  readonly children: ReactNode;
  /** A quiet button at the end. */
  readonly action?: ReactNode;
}

/** A notice across the page under the top bar, such as "You are offline". */
export function Strip({ icon, children, action }: StripProps) {
  return (
    <div className={styles.strip} role="status">
      {icon !== undefined && <Icon path={icon} size={20} />}
      <p>{children}</p>
      {action}
    </div>
  );
}
