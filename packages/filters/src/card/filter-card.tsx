import { withoutFilter } from '@suite/filter-engine';
import { Button, FloatingCard, useViewport } from '@suite/ui';
import type { RefObject } from 'react';
import { useIntl } from 'react-intl';
import type { FilterTool } from '../bar/filter-tools.ts';
import type { FilterModel } from '../filter-model.ts';
import { useOptimisticFilter } from '../search/use-optimistic-filter.ts';
import { AllSection } from './all-section.tsx';
import styles from './filter-card.module.css';
import { FilterSection } from './filter-section.tsx';
import { UnitsAwaited } from './units-awaited.tsx';
import { ZeroResult } from './zero-result.tsx';

export interface FilterCardProps {
  readonly tool: FilterTool;
  readonly model: FilterModel;
  readonly id: string;
  readonly triggerRef: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** Widths of the specification §2; "All" has the types in it and so their width. Below 915 px all have one. */
const WIDTH_PX = 260;
const CHIPS_WIDTH_PX = 400;
const MEDIUM_WIDTH_PX = 350;

/** The card of one filter. Reset restores only this filter; that of all of them clears the search too. */
export function FilterCard({ tool, id, triggerRef, onClose, ...props }: FilterCardProps) {
  const { formatMessage } = useIntl();
  const model = useOptimisticFilter(props.model);
  const { filters } = tool;
  const [only] = filters;
  const isAll = tool.name === 'all';
  const isWide = useViewport() === 'wide';
  const hasChips = isAll || filters.some(({ control }) => control === 'chips');
  const wideWidth = hasChips ? CHIPS_WIDTH_PX : WIDTH_PX;
  const count = model.matchedIds?.size ?? model.total;
  const reset = () =>
    isAll
      ? model.resetAll()
      : model.setFilter((filter) => filters.map(({ key }) => key).reduce(withoutFilter, filter));
  return (
    <FloatingCard
      // Another card once the homes are there, so that the focus goes to its first control.
      key={String(model.units.data !== undefined)}
      id={id}
      title={formatMessage({ id: tool.titleId })}
      width={isWide ? wideWidth : MEDIUM_WIDTH_PX}
      triggerRef={triggerRef}
      onClose={onClose}
      headerAction={
        <Button variant="quiet" onPress={reset}>
          {formatMessage({ id: isAll ? 'common.resetAll' : 'common.reset' })}
        </Button>
      }
      footer={isAll ? formatMessage({ id: 'common.homesMatch' }, { count }) : undefined}
    >
      <UnitsAwaited units={model.units} total={model.total}>
        {only && filters.length === 1 ? (
          <FilterSection definition={only} model={model} />
        ) : (
          <AllSection filters={filters} model={model} />
        )}
      </UnitsAwaited>
      {count === 0 && model.units.data && (
        <div className={styles.zero}>
          <ZeroResult model={model} />
        </div>
      )}
    </FloatingCard>
  );
}
