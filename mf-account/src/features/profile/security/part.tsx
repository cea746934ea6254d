import { Heading } from '@suite/ui';
import { type ReactNode, useId } from 'react';
import { ErrorNote } from '../../../lib/form/error-note.tsx';
import styles from '../profile.module.css';
import { PasswordDialog } from './password-dialog.tsx';
import type { Confirmed } from './use-confirmed.ts';

export interface PartProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly state: Pick<Confirmed, 'error' | 'waiting' | 'stopWaiting'>;
  readonly children: ReactNode;
}

/** One of the parts of the tab: a heading, what it is for, what was refused, and what can be done. */
export function Part({ title, text, state, children }: PartProps) {
  const titleId = useId();
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <Heading level={3} size={20} id={titleId}>
        {title}
      </Heading>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      <ErrorNote error={state.error} />
      {children}
      {state.waiting && <PasswordDialog waiting={state.waiting} stopWaiting={state.stopWaiting} />}
    </section>
  );
}
