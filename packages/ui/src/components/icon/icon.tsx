import { classNames } from '../../class-names.ts';
import styles from './icon.module.css';

export interface IconProps {
  /** Path data from `@suite/ui/icons`, drawn in a box of 256 by 256. */
  readonly path: string;
  /** CSS pixels: 24 in bars, 20 in buttons and headings, 16 inside a line of text. */
  readonly size?: 24 | 20 | 16 | 14 | 12 | 28 | undefined;
  /** Says the meaning when no words stand beside the icon; without it the icon is hidden from readers. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

export function Icon({ path, size = 24, label, className }: IconProps) {
  return (
    <svg
      className={classNames(styles.icon, className)}
      viewBox="0 0 256 256"
      width={size}
      height={size}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
    >
      <path d={path} />
    </svg>
  );
}
