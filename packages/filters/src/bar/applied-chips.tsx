import { withoutFilter } from '@suite/filter-engine';
import { Chip } from '@suite/ui';
import { useIntl } from 'react-intl';
import type { FilterModel } from '../filter-model.ts';
import { useChips } from '../labels/use-chips.ts';
import styles from './applied-chips.module.css';

/** The filters in use, each of which one press takes off. */
export function AppliedChips({ model }: { readonly model: FilterModel }) {
  const { formatMessage } = useIntl();
  const chips = useChips(model.filter, model.choices);
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={formatMessage({ id: 'filter.applied' })}>
      {chips.map(({ key, label }) => (
        <li key={key}>
          <Chip
            label={label}
            removeLabel={formatMessage({ id: 'filter.remove' }, { filter: label })}
            onRemove={() => model.setFilter((filter) => withoutFilter(filter, key))}
          />
        </li>
      ))}
    </ul>
  );
}
