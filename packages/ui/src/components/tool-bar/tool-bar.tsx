import type { ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import { CompactContext } from './compact.ts';
import styles from './tool-bar.module.css';
import { useOneTabStop } from './use-one-tab-stop.ts';

export interface ToolBarProps {
  /** Accessible name, such as "Filters". */
  readonly label: string;
  /** Icons without labels, as below 915 px: for a bar in a narrow place of a wide window. Default false. */
  readonly compact?: boolean | undefined;
  readonly children: ReactNode;
}

/** One stop of the Tab key; arrow keys move between its buttons. The page places it. */
export function ToolBar({ label, compact = false, children }: ToolBarProps) {
  const keys = useOneTabStop('horizontal');
  return (
    <CompactContext value={compact}>
      <div
        role="toolbar"
        aria-label={label}
        aria-orientation="horizontal"
        {...keys}
        className={classNames(styles.bar, compact && styles.compact)}
      >
        {children}
      </div>
    </CompactContext>
  );
}

/** A hairline between two groups of buttons. */
export function ToolBarDivider() {
  return <hr className={styles.divider} aria-orientation="vertical" />;
}
