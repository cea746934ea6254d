import type { ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import styles from './heading.module.css';

export interface HeadingProps {
  readonly level: 1 | 2 | 3 | 4;
  /** CSS pixels: 44 a page, 28 a panel, 20 a card. Default 28. */
  readonly size?: 56 | 44 | 28 | 20 | 16 | undefined;
  readonly children: ReactNode;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
}

/** A title in the serif; its weight follows its size. */
export function Heading({ level, size = 28, children, id, className }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={classNames(styles[`size${size}`], className)}>
      {children}
    </Tag>
  );
}

export interface EyebrowProps {
  readonly level?: 2 | 3 | 4 | undefined;
  readonly children: ReactNode;
  readonly id?: string | undefined;
}

/** The small uppercase head of a section; text without a level, a heading with one. */
export function Eyebrow({ level, children, id }: EyebrowProps) {
  const Tag = level === undefined ? 'p' : (`h${level}` as const);
  return (
    <Tag id={id} className={styles.eyebrow}>
      {children}
    </Tag>
  );
}
