import type { ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import { Button } from '../button/button.tsx';
import { ButtonLink } from '../button/button-link.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './state-card.module.css';

export interface StateCardProps {
  readonly icon: string;
  /** What failed, or what is missing. */
  readonly title: string;
  /** What is kept, or what to do. */
  readonly text?: string | undefined;
  /** A last line in small letters, such as the code of an error. */
  readonly note?: ReactNode;
  readonly actionLabel?: string | undefined;
  /** A button; `href` makes the action a link instead. */
  readonly onAction?: (() => void) | undefined;
  readonly href?: string | undefined;
  /** The action is under way. */
  readonly pending?: boolean | undefined;
  /** `alert` for a failure, read at once; `status` for news that can wait. Default: not announced. */
  readonly role?: 'alert' | 'status' | undefined;
  /** `stacked` for narrow or empty places. Default `row`. */
  readonly layout?: 'row' | 'stacked' | undefined;
  /** Other ways on, below the action. */
  readonly children?: ReactNode;
}

/** Error, offline or empty: an icon, a sentence, an action. */
export function StateCard(props: StateCardProps) {
  const { icon, title, text, note, role, layout = 'row', children } = props;
  return (
    <div className={classNames(styles.card, styles[layout])} role={role}>
      <Icon path={icon} />
      <div className={styles.labels}>
        <p className={styles.title}>{title}</p>
        {text !== undefined && <p className={styles.text}>{text}</p>}
        {note !== undefined && <p className={styles.note}>{note}</p>}
      </div>
      <StateAction {...props} />
      {children}
    </div>
  );
}

function StateAction({ actionLabel, href, onAction, pending }: StateCardProps) {
  if (actionLabel === undefined) return null;
  if (href !== undefined) {
    return (
      <ButtonLink size={40} href={href} className={styles.action}>
        {actionLabel}
      </ButtonLink>
    );
  }
  return (
    <Button size={40} onPress={onAction} pending={pending} className={styles.action}>
      {actionLabel}
    </Button>
  );
}
