import type { Masterplan } from '@suite/contracts';
import type { MasterplanChild } from '../model/children.ts';
import { ChildHead } from './child-head.tsx';
import { ChildList } from './child-list.tsx';
import styles from './list-page.module.css';

export interface ListPageProps {
  readonly masterplan: Masterplan;
  readonly children: readonly MasterplanChild[];
}

/** A masterplan without a picture: its communities and buildings as a list. */
export function ListPage({ masterplan, children }: ListPageProps) {
  return (
    <div className={styles.page}>
      <section className={styles.list}>
        <ChildHead masterplan={masterplan} />
        <ChildList areas={null} attention={null}>
          {children}
        </ChildList>
      </section>
    </div>
  );
}
