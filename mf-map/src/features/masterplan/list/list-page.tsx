import type { Masterplan } from '@suite/contracts';
import type { MasterplanChild } from '../model/children.ts';
import { ChildHead } from './child-head.tsx';
import { ChildList } from './child-list.tsx';
import styles from './list-page.module.css';

export interface ListPageProps {
  readonly masterplan: Masterplan;
  readonly items: readonly MasterplanChild[];
}

/** A masterplan without a picture: its communities and buildings as a list. */
export function ListPage({ masterplan, items }: ListPageProps) {
  return (
    <div className={styles.page}>
      <section className={styles.list}>
        <ChildHead masterplan={masterplan} />
        <ChildList items={items} areas={null} attention={null} />
      </section>
    </div>
  );
}
