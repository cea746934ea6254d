import { pointerHover } from '@suite/explorer';
import { Icon } from '@suite/ui';
import { CARET_RIGHT } from '@suite/ui/icons';
import { Link } from 'react-router';
import { Thumbnail } from '../../../lib/thumbnail.tsx';
import { useCountsText } from '../../../lib/use-counts-text.ts';
import { childImage } from '../model/child-image.ts';
import type { MasterplanChild } from '../model/children.ts';
import styles from './child-list.module.css';

export interface ChildRowProps {
  readonly child: MasterplanChild;
  readonly isOn: boolean;
  readonly onHover?: ((isHovered: boolean) => void) | undefined;
}

const IMAGE_WIDTH_PX = 176;

/** A community or building as a row that leads to it. */
export function ChildRow({ child, isOn, onHover }: ChildRowProps) {
  const countsText = useCountsText();
  const image = childImage(child, IMAGE_WIDTH_PX);
  return (
    <Link
      className={styles.row}
      to={child.href}
      data-on={isOn || undefined}
      data-dim={child.matched === 0 || undefined}
      {...pointerHover((isOver) => onHover?.(isOver))}
      onFocus={() => onHover?.(true)}
      onBlur={() => onHover?.(false)}
    >
      <span className={styles.picture}>
        <Thumbnail url={image?.url ?? null} position={image?.position} width={72} height={56} />
      </span>
      <span className={styles.labels}>
        <span className={styles.name}>{child.name}</span>
        <span className={styles.counts}>
          {child.shortName && <span className={styles.short}>{child.shortName}</span>}
          {countsText(child)}
        </span>
      </span>
      <Icon path={CARET_RIGHT} size={20} className={styles.caret} />
    </Link>
  );
}
