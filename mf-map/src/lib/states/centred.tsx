import type { ReactNode } from 'react';
import styles from './states.module.css';

/** The middle of the stage, for a page that has only a sentence to say. */
export function Centred({ children }: { readonly children: ReactNode }) {
  return <div className={styles.centred}>{children}</div>;
}
