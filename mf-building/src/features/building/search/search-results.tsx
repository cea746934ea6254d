import type { Unit } from '@suite/api';
import { AsyncView } from '@suite/explorer';
import { Skeleton } from '@suite/ui';
import { useIntl } from 'react-intl';
import { useScreen } from '../screen-store.ts';
import styles from './search-card.module.css';
import { SearchItem } from './search-item.tsx';

export interface SearchResultsProps {
  readonly text: string;
  readonly found: readonly Unit[];
  readonly onUnit: (unitId: number | null) => void;
}

const SKELETON_ROWS = 4;
const ROW_HEIGHT_PX = 75;

/** What was found, 75 px a row; an empty text has an empty list. */
export function SearchResults({ text, found, onUnit }: SearchResultsProps) {
  const { formatMessage } = useIntl();
  const { units, building, hrefOf } = useScreen('units', 'building', 'hrefOf');
  if (!units.data && units.error !== undefined) {
    return (
      <div className={styles.state}>
        <AsyncView read={units} layout="stacked" errorTitle="common.homesFailed" />
      </div>
    );
  }
  if (!units.data) return <Skeleton kind="rows" rows={SKELETON_ROWS} rowHeightPx={ROW_HEIGHT_PX} />;
  if (text === '') return <p className={styles.hint}>{formatMessage({ id: 'building.search.hint' })}</p>;
  if (found.length === 0) {
    return <p className={styles.hint}>{formatMessage({ id: 'building.search.none' }, { text })}</p>;
  }
  return (
    <ul className={styles.list} aria-label={formatMessage({ id: 'building.search.title' })}>
      {found.map((unit) => (
        <SearchItem key={unit.id} unit={unit} floors={building.floors} href={hrefOf(unit)} onUnit={onUnit} />
      ))}
    </ul>
  );
}
