import type { ReactElement } from 'react';
import styles from './hint.module.css';
import type { HintSide } from './hint-position.ts';
import { useHint } from './use-hint.ts';

export interface HintProps {
  /** Words to show; without them there is no hint. */
  readonly text: string | undefined;
  /** Default `bottom`; the opposite side where there is no room. */
  readonly side?: HintSide | undefined;
  /** One element that can be hovered and focused. */
  readonly children: ReactElement;
}

/**
 * The name of an icon for those who see: after 400 ms of hover or at once on keyboard focus; Esc hides it.
 * Readers take the name from the element itself, so the hint is hidden from them.
 */
export function Hint({ text, side = 'bottom', children }: HintProps) {
  const { anchorRef, hintRef, events } = useHint(side);
  if (text === undefined) return children;
  return (
    <span ref={anchorRef} className={styles.anchor} {...events}>
      {children}
      <span ref={hintRef} popover="manual" className={styles.hint} aria-hidden="true">
        <span className={styles.labels}>{text}</span>
      </span>
    </span>
  );
}
