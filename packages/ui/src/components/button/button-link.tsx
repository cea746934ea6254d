import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { defined } from '../../defined.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './button.module.css';
import { type ButtonLook, buttonClassName } from './button-look.ts';

export interface ButtonLinkProps extends ButtonLook {
  readonly children: ReactNode;
  /** Opened by the router inside `RouterProvider`, by the browser elsewhere. */
  readonly href: string;
  readonly icon?: string | undefined;
  readonly onPress?: (() => void) | undefined;
  readonly target?: '_blank' | '_self' | undefined;
  readonly download?: string | boolean | undefined;
  readonly autoFocus?: boolean | undefined;
  readonly id?: string | undefined;
  readonly 'aria-label'?: string | undefined;
}

/** Looks like a button, is a link. */
export function ButtonLink(props: ButtonLinkProps) {
  const { children, variant, size, full, className, icon, target, ...rest } = props;
  return (
    <Link
      {...defined(rest)}
      {...(target === '_blank' ? { target, rel: 'noreferrer' } : defined({ target }))}
      className={buttonClassName({ variant, size, full, className })}
    >
      <span className={styles.label}>
        {icon !== undefined && <Icon path={icon} size={20} />}
        {children}
      </span>
    </Link>
  );
}
