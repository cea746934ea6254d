import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import styles from './bottom-sheet.module.css';
import type { Snap } from './snap-points.ts';
import { useSheet } from './use-sheet.ts';

export interface BottomSheetProps {
  /** Accessible name. */
  readonly label: string;
  /** Stays above what scrolls, and is all that there is at the lowest step. */
  readonly head?: ReactNode;
  readonly children: ReactNode;
  readonly snap: Snap;
  readonly onSnap: (snap: Snap) => void;
  /** How much of the stage it covers at rest, in CSS pixels. */
  readonly onRest: (heightPx: number) => void;
  /** Keeps its heights however short the list gets, as under a filter. */
  readonly steady?: boolean;
}

/**
 * A sheet over the lower part of the stage, on phones and upright tablets. Its grabber steps from a glimpse
 * to half and full, can be dragged, and Escape steps back. Half height leaves `--picture-at-half` of the picture, where
 * the style sheet of the page has it.
 */
export function BottomSheet(props: BottomSheetProps) {
  const { label, head, children, snap, onSnap, onRest, steady = false } = props;
  const intl = useIntl();
  const parts = {
    sheet: useRef<HTMLElement>(null),
    head: useRef<HTMLDivElement>(null),
    content: useRef<HTMLDivElement>(null),
  };
  const sheet = useSheet({ parts, snap, onSnap, steady });
  const { grabber, restPx, heightPx, isMeasured, isDragged, isAtTop, step, below } = sheet;
  // It glides from step to step; what comes or goes in it must not push the page about.
  const [firstSnap] = useState(snap);
  const [hasStepped, setHasStepped] = useState(false);
  if (snap !== firstSnap && !hasStepped) setHasStepped(true);
  // What nobody sees must not take the focus, and rows are many.
  const isHeadAlone = head !== undefined && snap === 'peek' && !isDragged;
  // Before anything is painted: the picture must not come in the size of the whole stage first.
  useLayoutEffect(() => onRest(restPx), [onRest, restPx]);
  return (
    <section
      ref={parts.sheet}
      className={styles.sheet}
      aria-label={label}
      data-dragged={isDragged || undefined}
      data-gliding={hasStepped || undefined}
      data-first-snap={isMeasured || isHeadAlone ? undefined : snap}
      data-steady={steady || undefined}
      style={isMeasured ? { height: heightPx } : undefined}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || below === snap) return;
        event.preventDefault();
        onSnap(below);
      }}
    >
      <button
        type="button"
        className={styles.grabber}
        aria-label={intl.formatMessage({ id: isAtTop ? 'common.sheetLess' : 'common.sheetMore' })}
        {...grabber}
        onClick={(event) => {
          // A press by pointer was dealt with when it ended.
          if (event.detail === 0) step();
        }}
      />
      {head !== undefined && (
        <div ref={parts.head} className={styles.head}>
          {head}
        </div>
      )}
      <div className={styles.content}>
        <div ref={parts.content}>{isHeadAlone ? null : children}</div>
      </div>
    </section>
  );
}
