import { useLocale } from '@suite/bus';
import { type Apartment, type Building, routePath } from '@suite/contracts';
import { FormattedMessage } from 'react-intl';
import { Link, useLocation } from 'react-router';
import styles from './all-homes-link.module.css';

export interface AllHomesLinkProps {
  readonly apartment: Apartment;
  readonly building: Building | null;
}

/** The way to all homes of the building, with the filter that the visitor came with. */
export function AllHomesLink({ apartment, building }: AllHomesLinkProps) {
  const locale = useLocale();
  const { search } = useLocation();
  const ids = { masterplanId: apartment.masterplanId, id: apartment.buildingId };
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
