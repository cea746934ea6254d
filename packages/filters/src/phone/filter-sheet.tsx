import { Button } from '@suite/ui';
import { useIntl } from 'react-intl';
import { offeredFilters } from '../bar/filter-tools.ts';
import { AllSection } from '../card/all-section.tsx';
import { ZeroResult } from '../card/zero-result.tsx';
import type { FilterModel } from '../filter-model.ts';
import { useOptimisticFilter } from '../search/use-optimistic-filter.ts';
import styles from './filter-sheet.module.css';
import { PhoneSheet } from './phone-sheet.tsx';

export interface FilterSheetProps {
  readonly model: FilterModel;
  readonly onClose: () => void;
}

/** All filters on a phone, one section each; the picture above follows every choice. */
export function FilterSheet({ onClose, ...props }: FilterSheetProps) {
  const { formatMessage } = useIntl();
  const model = useOptimisticFilter(props.model);
  const count = model.matchedIds?.size ?? model.total;
  return (
    <PhoneSheet
      title={formatMessage({ id: 'common.filters' })}
      height="tall"
      onClose={onClose}
      headerAction={
        <Button variant="quiet" onPress={model.resetAll}>
          {formatMessage({ id: 'common.resetAll' })}
        </Button>
      }
      footer={
        <Button full variant="primary" disabled={count === 0} onPress={onClose}>
          {count === 0
            ? formatMessage({ id: 'common.noResults' })
            : formatMessage({ id: 'common.showHomes' }, { count })}
        </Button>
      }
    >
      <AllSection filters={offeredFilters(model.choices)} model={model} />
      {count === 0 && (
        <div className={styles.zero}>
          <ZeroResult model={model} />
        </div>
      )}
    </PhoneSheet>
  );
}
