import { AppliedChips, FilterBar, type OpenCard } from '@suite/filters';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import styles from './filter-controls.module.css';
import type { PageFilter } from './use-page-filter.ts';

export interface FilterControlsProps {
  readonly model: PageFilter;
  readonly card: OpenCard;
  /** No room for labels. */
  readonly compact: boolean;
}

/** The bar at the bottom with its card, and above it what is in use. */
export function FilterControls({ model, card, compact }: FilterControlsProps) {
  const { formatMessage } = useIntl();
  const { want } = model;
  const isOpen = card.name !== null;
  useEffect(() => {
    if (isOpen) want();
  }, [isOpen, want]);
  if (!model.isReady || model.choices.offered.length === 0) return null;
  return (
    <>
      {!isOpen && (
        <div className={styles.chips}>
          <AppliedChips model={model} />
        </div>
      )}
      <FilterBar
        model={model}
        card={card}
        compact={compact}
        label={formatMessage({ id: 'common.filters' })}
        onNear={want}
      />
    </>
  );
}
