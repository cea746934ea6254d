import { Icon } from '@suite/ui';
import { CARET_RIGHT } from '@suite/ui/icons';
import { Link } from 'react-router';
import { availabilityOf } from '../../../lib/availability.ts';
import { Thumbnail } from '../../../lib/thumbnail.tsx';
import { useCountsText } from '../../../lib/use-counts-text.ts';
import { childImage } from '../model/child-image.ts';
import type { MasterplanChild } from '../model/children.ts';
import styles from './chooser-page.module.css';

const IMAGE_WIDTH_PX = 800;

/** A community or building with its picture; the whole card leads to it. */
export function ChooserCard({ child }: { readonly child: MasterplanChild }) {
  const countsText = useCountsText();
  const { matched, unitCounts } = child;
  const image = childImage(child, IMAGE_WIDTH_PX);
  return (
    <Link className={styles.card} to={child.href} data-dim={matched === 0 || undefined}>
      <span className={styles.picture}>
        <Thumbnail url={image?.url ?? null} position={image?.position} width={400} height={225} />
      </span>
      <span className={styles.labels}>
        <span className={styles.name}>{child.name}</span>
        <span
          className={styles.counts}
          data-kind={matched === null ? availabilityOf(unitCounts).kind : 'match'}
        >
          {countsText(child)}
        </span>
      </span>
      <Icon path={CARET_RIGHT} size={20} className={styles.caret} />
    </Link>
  );
}
