import { withoutFilter } from '@suite/domain';
import { Chip } from '@suite/ui';
import { useIntl } from 'react-intl';
import type { BuildingScreenModel } from '../screen-model.ts';
import styles from './applied-chips.module.css';
import { appliedKeys } from './applied-filters.ts';
import { useFilterWords } from './use-filter-words.ts';

/** The filters in use, each of which one press takes off. */
export function AppliedChips({ screen }: { readonly screen: BuildingScreenModel }) {
  const { formatMessage } = useIntl();
  const words = useFilterWords(screen.choices);
  const keys = appliedKeys(screen.filter);
  if (keys.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={formatMessage({ id: 'building.filter.applied' })}>
      {keys.map((key) => {
        const label = words.chip(screen.filter, key);
        return (
          <li key={key}>
            <Chip
              label={label}
              removeLabel={formatMessage({ id: 'building.filter.remove' }, { filter: label })}
              onRemove={() => screen.setFilter((filter) => withoutFilter(filter, key))}
            />
          </li>
        );
      })}
    </ul>
  );
}
