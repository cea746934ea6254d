import { Button, FloatingCard } from '@suite/ui';
import type { RefObject } from 'react';
import { useIntl } from 'react-intl';
import type { BuildingScreenModel } from '../screen-model.ts';
import { withoutFilters } from './applied-filters.ts';
import styles from './filter-card.module.css';
import type { FilterTool } from './filter-tool.ts';
import { ZeroResult } from './zero-result.tsx';

export interface FilterCardProps {
  readonly tool: FilterTool;
  readonly screen: BuildingScreenModel;
  readonly id: string;
  readonly triggerRef: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** The card of one filter. Reset restores only this filter; that of all of them clears the search too. */
export function FilterCard({ tool, screen, id, triggerRef, onClose }: FilterCardProps) {
  const { formatMessage } = useIntl();
  const isAll = tool.name === 'all';
  const count = screen.matchedIds?.size ?? screen.total;
  const reset = () =>
    isAll ? screen.resetAll() : screen.setFilter((filter) => withoutFilters(filter, tool.keys));
  return (
    <FloatingCard
      id={id}
      title={formatMessage({ id: tool.titleId })}
      width={tool.cardWidthPx}
      triggerRef={triggerRef}
      onClose={onClose}
      headerAction={
        <Button variant="quiet" onPress={reset}>
          {formatMessage({ id: isAll ? 'common.resetAll' : 'common.reset' })}
        </Button>
      }
      footer={isAll ? formatMessage({ id: 'common.homesMatch' }, { count }) : undefined}
    >
      <tool.Section screen={screen} />
      {count === 0 && (
        <div className={styles.zero}>
          <ZeroResult screen={screen} />
        </div>
      )}
    </FloatingCard>
  );
}
