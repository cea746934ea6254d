import type { ReactNode } from 'react';
import styles from './centered-page.module.css';

/** The middle of a page that has only one thing to say. */
export function CenteredPage({ children }: { readonly children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}
