import { pictureUrl } from '@suite/api-client';
import { Icon } from '@suite/ui';
import { CARET_RIGHT } from '@suite/ui/icons';
import { Link } from 'react-router';
import { Thumbnail } from '../../../lib/thumbnail.tsx';
import { useAvailabilityText } from '../../../lib/use-availability-text.ts';
import type { MasterplanChild } from '../model/children.ts';
import styles from './child-list.module.css';

export interface ChildRowProps {
  readonly child: MasterplanChild;
  readonly isOn: boolean;
  readonly onHover?: ((isHovered: boolean) => void) | undefined;
}

const IMAGE_WIDTH_PX = 176;

/** The first picture of a child; null where it has none. */
function imageOf({ media }: MasterplanChild): string | null {
  const url = media.find((one) => one.url !== null && one.contentType?.startsWith('image/'))?.url;
  return url ? pictureUrl(url, IMAGE_WIDTH_PX) : null;
}

/** A community or building as a row that leads to it. */
export function ChildRow({ child, isOn, onHover }: ChildRowProps) {
  const availabilityText = useAvailabilityText();
  const imageUrl = imageOf(child);
  return (
    <Link
      className={styles.row}
      to={child.href}
      data-on={isOn || undefined}
      onPointerEnter={() => onHover?.(true)}
      onPointerLeave={() => onHover?.(false)}
      onFocus={() => onHover?.(true)}
      onBlur={() => onHover?.(false)}
    >
      <span className={styles.picture}>
        <Thumbnail url={imageUrl} width={72} height={56} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{child.name}</span>
        <span className={styles.counts}>
          {child.shortName && <span className={styles.short}>{child.shortName}</span>}
          {availabilityText(child.unitCounts)}
        </span>
      </span>
      <Icon path={CARET_RIGHT} size={20} className={styles.caret} />
    </Link>
  );
}
