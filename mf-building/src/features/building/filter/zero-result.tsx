import { withoutFilter } from '@suite/domain';
import { Button } from '@suite/ui';
import { useIntl } from 'react-intl';
import type { BuildingScreenModel } from '../screen-model.ts';
import { easings } from './applied-filters.ts';
import { useFilterWords } from './use-filter-words.ts';
import styles from './zero-result.module.css';

/** Says that nothing matches, and what to take off to have homes again. */
export function ZeroResult({ screen }: { readonly screen: BuildingScreenModel }) {
  const { formatMessage } = useIntl();
  const words = useFilterWords(screen.choices);
  const ways = easings(screen.units, screen.filter);
  return (
    <div className={styles.zero}>
      <h2 className={styles.title}>{formatMessage({ id: 'building.zero.title' })}</h2>
      {ways.length > 0 && <p className={styles.text}>{formatMessage({ id: 'building.zero.text' })}</p>}
      {ways.map(({ key, gain }, index) => (
        <Button
          key={key}
          full
          size={40}
          variant={index === 0 ? 'primary' : 'secondary'}
          className={styles.way}
          onPress={() => screen.setFilter((filter) => withoutFilter(filter, key))}
        >
          <span className={styles.words}>
            <span>{words.easing(screen.filter, key)}</span>
            <span className={styles.gain}>{formatMessage({ id: 'common.homes' }, { count: gain })}</span>
          </span>
        </Button>
      ))}
      <Button variant="quiet" onPress={screen.resetAll}>
        {formatMessage({ id: 'building.zero.reset-all' })}
      </Button>
    </div>
  );
}
