import { Icon, VisuallyHidden } from '@suite/ui';
import styles from './phone-bar.module.css';

export interface PhoneTab {
  readonly name: string;
  readonly icon: string;
  readonly label: string;
  readonly on: boolean;
  /** How a screen reader is told that it is on: it opened something, or it is switched on. `leads` goes to another page. */
  readonly kind: 'opens' | 'toggles' | 'leads';
  /** Draws the dot and is read after the label. */
  readonly appliedLabel?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly onPress: () => void;
}

export interface PhoneBarProps {
  readonly label: string;
  readonly tabs: readonly PhoneTab[];
}

/** What the filter bar is on a phone: at most five labelled buttons at the thumb. */
export function PhoneBar({ label, tabs }: PhoneBarProps) {
  return (
    <nav className={styles.bar} aria-label={label}>
      {tabs.map((tab) => (
        <button
          key={tab.name}
          type="button"
          className={tab.on ? `${styles.tab} ${styles.on}` : styles.tab}
          disabled={tab.disabled}
          onClick={tab.onPress}
          {...ariaOf(tab)}
        >
          <Icon path={tab.icon} />
          <span>{tab.label}</span>
          {tab.appliedLabel !== undefined && (
            <>
              <span className={styles.dot} />
              <VisuallyHidden>{tab.appliedLabel}</VisuallyHidden>
            </>
          )}
        </button>
      ))}
    </nav>
  );
}

function ariaOf({ kind, on }: PhoneTab) {
  if (kind === 'leads') return {};
  return kind === 'opens' ? { 'aria-expanded': on } : { 'aria-pressed': on };
}
