import type { ComponentProps } from 'react';
import styles from './select.module.css';

export interface SelectProps extends Omit<ComponentProps<'select'>, 'className'> {
  /** CSS pixels. Default 48, as a field. */
  readonly height?: 48 | 44 | 40 | undefined;
}

/** One of many: the browser's own list, which may be long, and which phones show well. As wide as its place. */
export function Select({ height = 48, ...props }: SelectProps) {
  return <select {...props} className={styles.select} style={{ height }} />;
}
