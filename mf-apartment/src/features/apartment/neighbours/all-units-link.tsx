import { useLocale } from '@suite/bus';
import { routePath } from '@suite/contracts';
import { FormattedMessage } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { useBuilding, useScreen } from '../screen-store.ts';
import styles from './all-units-link.module.css';

/** The way to all homes of the building, with the filter that the visitor came with. */
export function AllUnitsLink() {
  const { unit } = useScreen('unit');
  const building = useBuilding();
  const locale = useLocale();
  const { search } = useLocation();
  const ids = { masterplanId: unit.masterplanId, id: unit.buildingId };
  const name = building ? building.title || building.name : null;
  return (
    <Link className={styles.all} to={routePath('building-id', locale, ids, search)}>
      {name === null ? (
        <FormattedMessage id="apartment.all-homes" />
      ) : (
        <FormattedMessage id="apartment.all-homes-in" values={{ building: name }} />
      )}
    </Link>
  );
}
