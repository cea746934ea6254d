import { Link } from 'react-aria-components/Link';
import { classNames } from '../../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './view-strip.module.css';

export interface ViewStripItem {
  readonly id: string | number;
  readonly label: string;
  readonly href: string;
  /** A small picture, at least 160 px wide; or path data from `@suite/ui/icons` for what is no picture. */
  readonly imageUrl?: string | undefined;
  /** CSS `object-position`: what of the picture stays in sight. */
  readonly imagePosition?: string | undefined;
  readonly icon?: string | undefined;
  readonly current: boolean;
}

export interface ViewStripProps {
  /** Accessible name, such as "Views". */
  readonly label: string;
  readonly items: readonly ViewStripItem[];
  /** Width of a tile in CSS pixels: 64 in a building, 88 on the masterplan. Default 64. */
  readonly size?: 64 | 88 | undefined;
}

export function ViewStrip({ label, items, size = 64 }: ViewStripProps) {
  return (
    <nav aria-label={label}>
      <ul className={classNames(styles.strip, size === 88 && styles.wide)}>
        {items.map((item) => (
          <li key={item.id}>
            <Link
              href={item.href}
              className={classNames(styles.tile, item.current && styles.current)}
              {...(item.current && { 'aria-current': 'page' as const })}
            >
              {item.icon ? (
                <span className={styles.picture}>
                  <Icon path={item.icon} />
                </span>
              ) : (
                <img
                  className={styles.picture}
                  src={item.imageUrl}
                  alt=""
                  decoding="async"
                  style={{ objectPosition: item.imagePosition }}
                />
              )}
              <span className={styles.label}>{item.label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
