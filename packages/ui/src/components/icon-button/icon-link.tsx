import { Link } from 'react-aria-components/Link';
import { classNames } from '../../class-names.ts';
import { defined } from '../../defined.ts';
import { Badge } from '../badge/badge.tsx';
import { Hint } from '../hint/hint.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './icon-button.module.css';

export interface IconLinkProps {
  readonly icon: string;
  /** Accessible name. */
  readonly label: string;
  readonly href: string;
  readonly onPress?: (() => void) | undefined;
  readonly badge?: number | undefined;
  readonly tooltip?: boolean | undefined;
  readonly size?: 24 | 20 | undefined;
  /** This is where the visitor is. */
  readonly current?: boolean | undefined;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
}

export function IconLink(props: IconLinkProps) {
  const { icon, label, href, onPress, badge = 0, tooltip, size, current = false, id, className } = props;
  return (
    <Hint text={tooltip === true ? label : undefined}>
      <Link
        {...defined({ id, onPress })}
        href={href}
        aria-label={label}
        {...(current && { 'aria-current': 'page' })}
        className={classNames(styles.iconButton, current && styles.selected, className)}
      >
        <Icon path={icon} size={size} />
        {badge > 0 && (
          <span className={styles.badge}>
            <Badge count={badge} />
          </span>
        )}
      </Link>
    </Hint>
  );
}
