import { Button, FloatingCard } from '@suite/ui';
import type { RefObject } from 'react';
import { useIntl } from 'react-intl';
import type { BuildingScreenModel } from '../screen-model.ts';
import { withoutFilters } from './applied-filters.ts';
import styles from './filter-card.module.css';
import type { FilterTool } from './filter-tools.ts';
import { ZeroResult } from './zero-result.tsx';

export interface FilterCardProps {
  readonly tool: FilterTool;
  readonly screen: BuildingScreenModel;
  readonly id: string;
  readonly triggerRef: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** The card of one filter. Reset restores only this filter. */
export function FilterCard({ tool, screen, id, triggerRef, onClose }: FilterCardProps) {
  const { formatMessage } = useIntl();
  return (
    <FloatingCard
      id={id}
      title={formatMessage({ id: tool.labelId })}
      width={tool.cardWidthPx}
      triggerRef={triggerRef}
      onClose={onClose}
      headerAction={
        <Button
          variant="quiet"
          onPress={() => screen.setFilter((filter) => withoutFilters(filter, tool.keys))}
        >
          {formatMessage({ id: 'common.reset' })}
        </Button>
      }
    >
      <tool.Section screen={screen} />
      {screen.matchedIds?.size === 0 && (
        <div className={styles.zero}>
          <ZeroResult screen={screen} />
        </div>
      )}
    </FloatingCard>
  );
}
