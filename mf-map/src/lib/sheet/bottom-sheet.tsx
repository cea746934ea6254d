import { type ReactNode, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import styles from './bottom-sheet.module.css';
import type { Snap } from './snap-points.ts';
import { useSheet } from './use-sheet.ts';

export interface BottomSheetProps {
  /** Accessible name. */
  readonly label: string;
  readonly children: ReactNode;
  readonly snap: Snap;
  readonly onSnap: (snap: Snap) => void;
  /** How much of the stage it covers at rest, in CSS pixels. */
  readonly onRest: (heightPx: number) => void;
}

const GRABBER_PX = 28;

/**
 * A sheet over the lower part of the stage, on phones and upright tablets. Its grabber steps from a glimpse
 * to half and full, can be dragged, and Escape steps back.
 */
export function BottomSheet({ label, children, snap, onSnap, onRest }: BottomSheetProps) {
  const intl = useIntl();
  const sheet = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const { grabber, restPx, heightPx, isDragged, isAtTop, step, stepDown } = useSheet({
    sheet,
    content,
    grabberPx: GRABBER_PX,
    snap,
    onSnap,
  });
  useEffect(() => {
    onRest(restPx);
  }, [onRest, restPx]);
  return (
    <section
      ref={sheet}
      className={styles.sheet}
      aria-label={label}
      data-dragged={isDragged || undefined}
      style={{ height: heightPx }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') stepDown();
      }}
    >
      <button
        type="button"
        className={styles.grabber}
        aria-label={intl.formatMessage({ id: isAtTop ? 'map.sheet.less' : 'map.sheet.more' })}
        {...grabber}
        onClick={(event) => {
          // A press by pointer was dealt with when it ended.
          if (event.detail === 0) step();
        }}
      />
      <div className={styles.content}>
        <div ref={content}>{children}</div>
      </div>
    </section>
  );
}
