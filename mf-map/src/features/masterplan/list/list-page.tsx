import type { Masterplan } from '@suite/api';
import { useStageLayout } from '@suite/explorer';
import { AppliedChips, useOpenCard } from '@suite/filters';
import { FilterControls } from '../../../lib/filter/filter-controls.tsx';
import { FilterError } from '../../../lib/filter/filter-error.tsx';
import { FilterFrame, useHasTabs } from '../../../lib/filter/filter-frame.tsx';
import { NothingMatches } from '../../../lib/filter/nothing-matches.tsx';
import type { PageFilter } from '../../../lib/filter/use-page-filter.ts';
import type { MasterplanChild } from '../model/children.ts';
import { ChildHead } from './child-head.tsx';
import { ChildList } from './child-list.tsx';
import styles from './list-page.module.css';

export interface ListPageProps {
  readonly masterplan: Masterplan;
  readonly items: readonly MasterplanChild[];
  readonly filter: PageFilter;
}

/** A masterplan without a picture: its communities and buildings as a list. */
export function ListPage({ masterplan, items, filter }: ListPageProps) {
  const hasTabs = useHasTabs();
  const layout = useStageLayout();
  const card = useOpenCard(null);
  return (
    <FilterFrame model={filter} sheet={null} layout={layout}>
      <div className={styles.page}>
        <section className={styles.list}>
          <ChildHead masterplan={masterplan} filter={filter} />
          <FilterError model={filter} />
          {hasTabs && (
            <div className={styles.chips}>
              <AppliedChips model={filter} />
            </div>
          )}
          <NothingMatches model={filter} />
          <ChildList items={items} areas={null} hover={null} />
        </section>
      </div>
      {!hasTabs && <FilterControls model={filter} card={card} compact={false} />}
    </FilterFrame>
  );
}
