import { clearSelection, useLocale } from '@suite/bus';
import { parseId, routePath } from '@suite/contracts';
import { StateCard } from '@suite/ui';
import { MAGNIFYING_GLASS } from '@suite/ui/icons';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { buildingPath } from '../../lib/paths.ts';
import styles from './search-not-built.module.css';

/** Says that the search is not there yet, and leads to the list that finds every home meanwhile. */
export function SearchNotBuilt() {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const params = useParams();
  const id = parseId(params.buildingId);
  const masterplansId = parseId(params.masterplanId);
  const isAddress = id !== null && masterplansId !== null;
  useEffect(() => clearSelection(), []);
  return (
    <div className={styles.page}>
      <div className={styles.card}>
        <StateCard
          layout="stacked"
          icon={MAGNIFYING_GLASS}
          title={formatMessage({ id: 'common.notBuilt' })}
          text={formatMessage({ id: 'building.search.text' })}
          actionLabel={formatMessage({ id: isAddress ? 'building.list.open' : 'common.toMap' })}
          href={
            isAddress ? buildingPath({ id, masterplansId }, null, locale, 'list=1') : routePath('map', locale)
          }
        />
      </div>
    </div>
  );
}
