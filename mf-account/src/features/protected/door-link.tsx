import { Icon } from '@suite/ui';
import { CARET_RIGHT } from '@suite/ui/icons';
import { Link } from 'react-router';
import styles from './protected.module.css';

export interface DoorLinkProps {
  readonly icon: string;
  readonly href: string;
  readonly title: string;
  readonly text: string;
}

/** A row that leads to one of the pages for signed-in people. */
export function DoorLink({ icon, href, title, text }: DoorLinkProps) {
  return (
    <li>
      <Link to={href} className={styles.door}>
        <Icon path={icon} />
        <span className={styles.labels}>
          <strong>{title}</strong>
          <span>{text}</span>
        </span>
        <Icon path={CARET_RIGHT} size={20} />
      </Link>
    </li>
  );
}
