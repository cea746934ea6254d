import { Eyebrow } from '@suite/ui';
import { FormattedMessage } from 'react-intl';
import type { MasterplanChild } from '../model/children.ts';
import { ChildList } from './child-list.tsx';
import styles from './unseen-card.module.css';

/** What is published but has no area in this picture, so that it can be reached all the same. */
export function UnseenCard({ items }: { readonly items: readonly MasterplanChild[] }) {
  return (
    <section className={styles.card} aria-labelledby="map-unseen">
      <div className={styles.head}>
        <Eyebrow level={2} id="map-unseen">
          <FormattedMessage id="map.unseen" />
        </Eyebrow>
      </div>
      <ChildList items={items} areas={null} attention={null} />
    </section>
  );
}
