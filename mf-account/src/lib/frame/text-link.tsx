import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './text-link.module.css';

/** A link in a line of its own, high enough for a finger. */
export function TextLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Link className={styles.link} to={to}>
      {children}
    </Link>
  );
}
