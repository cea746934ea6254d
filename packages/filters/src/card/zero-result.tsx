import { withoutFilter } from '@suite/domain';
import { Button } from '@suite/ui';
import { useIntl } from 'react-intl';
import type { FilterModel } from '../filter-model.ts';
import { useFilterLabels } from '../labels/use-filter-labels.ts';
import { easings } from '../matches/applied-filters.ts';
import styles from './zero-result.module.css';

/** Says that nothing matches, and what to take off to have homes again. */
export function ZeroResult({ model }: { readonly model: FilterModel }) {
  const { formatMessage } = useIntl();
  const labels = useFilterLabels(model.choices);
  const ways = easings(model.units, model.filter);
  return (
    <div className={styles.zero}>
      <h2 className={styles.title}>{formatMessage({ id: 'filter.zero.title' })}</h2>
      {ways.length > 0 && <p className={styles.text}>{formatMessage({ id: 'filter.zero.text' })}</p>}
      {ways.map(({ key, gain }, index) => (
        <Button
          key={key}
          full
          size={40}
          variant={index === 0 ? 'primary' : 'secondary'}
          className={styles.way}
          onPress={() => model.setFilter((filter) => withoutFilter(filter, key))}
        >
          <span className={styles.labels}>
            <span>{labels.easing(model.filter, key)}</span>
            <span className={styles.gain}>{formatMessage({ id: 'common.homes' }, { count: gain })}</span>
          </span>
        </Button>
      ))}
      <Button variant="quiet" onPress={model.resetAll}>
        {formatMessage({ id: 'common.resetAll' })}
      </Button>
    </div>
  );
}
