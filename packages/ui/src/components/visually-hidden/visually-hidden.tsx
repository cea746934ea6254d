import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

export interface VisuallyHiddenProps {
  readonly children: ReactNode;
  readonly as?: 'span' | 'div' | 'h1' | 'h2' | 'h3' | undefined;
  readonly id?: string | undefined;
}

/** Read out, not drawn. */
export function VisuallyHidden({ children, as: Tag = 'span', id }: VisuallyHiddenProps) {
  return (
    <Tag className={styles.hidden} id={id}>
      {children}
    </Tag>
  );
}
