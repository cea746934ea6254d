import { classNames } from '../../class-names.ts';
import styles from './button.module.css';

export interface ButtonLook {
  /** One primary per surface; `quiet` is underlined text. Default `secondary`. */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | undefined;
  /** Height in CSS pixels, default 48. */
  readonly size?: 48 | 40 | undefined;
  /** As wide as its container. */
  readonly full?: boolean | undefined;
  readonly className?: string | undefined;
}

export function buttonClassName({ variant = 'secondary', size = 48, full, className }: ButtonLook): string {
  return classNames(
    styles.button,
    styles[variant],
    size === 40 && styles.small,
    full === true && styles.full,
    className,
  );
}
