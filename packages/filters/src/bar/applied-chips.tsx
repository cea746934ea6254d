import { withoutFilter } from '@suite/domain';
import { Chip } from '@suite/ui';
import { useIntl } from 'react-intl';
import type { FilterModel } from '../filter-model.ts';
import { useFilterLabels } from '../labels/use-filter-labels.ts';
import { appliedKeys } from '../matches/applied-filters.ts';
import styles from './applied-chips.module.css';

/** The filters in use, each of which one press takes off. */
export function AppliedChips({ model }: { readonly model: FilterModel }) {
  const { formatMessage } = useIntl();
  const labels = useFilterLabels(model.choices);
  const keys = appliedKeys(model.filter);
  if (keys.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={formatMessage({ id: 'filter.applied' })}>
      {keys.map((key) => {
        const label = labels.chip(model.filter, key);
        return (
          <li key={key}>
            <Chip
              label={label}
              removeLabel={formatMessage({ id: 'filter.remove' }, { filter: label })}
              onRemove={() => model.setFilter((filter) => withoutFilter(filter, key))}
            />
          </li>
        );
      })}
    </ul>
  );
}
