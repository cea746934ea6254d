import { filterRelaxations, withoutFilter } from '@suite/filter-engine';
import { Button } from '@suite/ui';
import { useIntl } from 'react-intl';
import { type FilterModel, loadedUnits } from '../filter-model.ts';
import { useChips } from '../labels/use-chips.ts';
import styles from './zero-result.module.css';

/** Says that nothing matches, and what to take off to have homes again. */
export function ZeroResult({ model }: { readonly model: FilterModel }) {
  const { formatMessage } = useIntl();
  const chips = useChips(model.filter, model.choices);
  const relaxations = filterRelaxations(loadedUnits(model), model.filter);
  return (
    <div className={styles.zero}>
      <h2 className={styles.title}>{formatMessage({ id: 'filter.zero.title' })}</h2>
      {relaxations.length > 0 && <p className={styles.text}>{formatMessage({ id: 'filter.zero.text' })}</p>}
      {relaxations.map(({ key, gain }, index) => (
        <Button
          key={key}
          full
          size={40}
          variant={index === 0 ? 'primary' : 'secondary'}
          className={styles.relaxation}
          onPress={() => model.setFilter((filter) => withoutFilter(filter, key))}
        >
          <span className={styles.labels}>
            <span>{chips.find((chip) => chip.key === key)?.relaxLabel}</span>
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
