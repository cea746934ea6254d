import type { Unit } from '@suite/api';
import { useLocale } from '@suite/bus';
import { routePath } from '@suite/contracts';
import { filterFromSearch } from '@suite/filter-engine';
import { Icon } from '@suite/ui';
import { CARET_LEFT, CARET_RIGHT } from '@suite/ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { type Neighbours, neighbours } from './neighbours.ts';
import styles from './unit-foot.module.css';

export interface NeighbourLinksProps {
  readonly unit: Unit;
  readonly units: readonly Unit[];
}

/** Steps to the home before and after this one. A step replaces the page, so that Back leaves the homes. */
export function NeighbourLinks({ unit, units }: NeighbourLinksProps) {
  const intl = useIntl();
  const locale = useLocale();
  const { search } = useLocation();
  const found = neighbours(units, unit, filterFromSearch(new URLSearchParams(search)));
  const step = (target: Unit | null, icon: string, labelId: string) => {
    if (!target) return null;
    const { masterplanId, buildingId, id: apartmentId } = target;
    const label = intl.formatMessage({ id: labelId }, { number: target.name });
    return (
      <Link
        replace
        className={styles.step}
        to={routePath('apartment-id', locale, { masterplanId, buildingId, apartmentId }, search)}
        aria-label={label}
        title={label}
      >
        <Icon path={icon} size={20} />
      </Link>
    );
  };
  return (
    <nav className={styles.steps} aria-label={intl.formatMessage({ id: 'apartment.steps.label' })}>
      {step(found.previous, CARET_LEFT, 'apartment.steps.previous')}
      <StepsText found={found} />
      {step(found.next, CARET_RIGHT, 'apartment.steps.next')}
    </nav>
  );
}

function StepsText({ found: { kind, position, total } }: { found: Neighbours }) {
  return (
    <span className={styles.count}>
      {position === null ? (
        <FormattedMessage
          id={kind === 'all' ? 'common.homes' : 'common.available'}
          values={{ count: total }}
        />
      ) : (
        <FormattedMessage id={`apartment.steps.${kind}`} values={{ position, total }} />
      )}
    </span>
  );
}
