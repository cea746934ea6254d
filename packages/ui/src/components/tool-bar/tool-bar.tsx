import type { ReactNode } from 'react';
import { Toolbar } from 'react-aria-components/Toolbar';
import styles from './tool-bar.module.css';

export interface ToolBarProps {
  /** Accessible name, such as "Filters". */
  readonly label: string;
  readonly children: ReactNode;
}

/** One stop of the Tab key; arrow keys move between its buttons. The page places it. */
export function ToolBar({ label, children }: ToolBarProps) {
  return (
    <Toolbar aria-label={label} className={styles.bar ?? ''}>
      {children}
    </Toolbar>
  );
}

/** A hairline between two groups of buttons. */
export function ToolBarDivider() {
  return <hr className={styles.divider} aria-orientation="vertical" />;
}
