import { type ReactNode, type RefObject, useId, useRef } from 'react';
import { classNames } from '../../class-names.ts';
import styles from './floating-card.module.css';
import { useFloatingCard } from './use-floating-card.ts';
import { useOverflowFade } from './use-overflow-fade.ts';

export interface FloatingCardProps {
  readonly title: string;
  /** At the right of the title, such as a quiet Reset button. */
  readonly headerAction?: ReactNode;
  readonly children: ReactNode;
  /** Stays in sight below the scrolling part. */
  readonly footer?: ReactNode;
  /** CSS pixels; never wider than the window less its edges. Default 260. */
  readonly width?: 260 | 350 | 400 | undefined;
  /** Esc, or a press outside the card and its trigger. */
  readonly onClose: () => void;
  /** What closes it beside Esc. Default `press-away`. */
  readonly dismissedBy?: 'press-away' | 'escape-only' | undefined;
  /** `scrolls` at 430, `fills` the place that it has first; `whole` when something inside scrolls by itself. Default `scrolls`. */
  readonly body?: 'scrolls' | 'fills' | 'whole' | undefined;
  /** The button that opened it. Default: what had focus when the card appeared. */
  readonly triggerRef?: RefObject<HTMLElement | null> | undefined;
  /** Default true: focus goes to the first control inside. */
  readonly autoFocus?: boolean | undefined;
  readonly id?: string | undefined;
}

/** A card over the picture. The page places it and mounts it only while it is open. */
export function FloatingCard(props: FloatingCardProps) {
  const { title, headerAction, children, footer, width = 260, onClose, triggerRef, autoFocus = true } = props;
  const { dismissedBy = 'press-away', body = 'scrolls' } = props;
  const titleId = useId();
  const cardRef = useFloatingCard({ onClose, triggerRef, autoFocus, dismissedBy });
  const bodyRef = useRef<HTMLDivElement>(null);
  const hasMore = useOverflowFade(bodyRef);
  return (
    <div
      ref={cardRef}
      id={props.id}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      className={classNames(styles.card, styles[`width${width}`])}
    >
      <div className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {headerAction}
      </div>
      <div
        ref={bodyRef}
        data-card-body
        className={classNames(
          styles.body,
          body === 'fills' && styles.fills,
          body === 'whole' && styles.whole,
          hasMore && styles.more,
        )}
      >
        {children}
      </div>
      {footer !== undefined && <div className={styles.footer}>{footer}</div>}
    </div>
  );
}
