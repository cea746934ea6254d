import { priceOf } from '@suite/access';
import type { Unit } from '@suite/api';
import { useLocale } from '@suite/bus';
import { routePath } from '@suite/contracts';
import { parseTypeKey, statusOf } from '@suite/domain';
import { typeMessageId, useFormats, useHeart } from '@suite/i18n';
import { Eyebrow, HeartToggle } from '@suite/ui';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import styles from './similar-list.module.css';
import { type ComparedUnit, similarUnits } from './similar-units.ts';

/** Where the way to similar homes leads. */
export const SIMILAR_ID = 'similar-homes';

export interface SimilarListProps {
  readonly unit: ComparedUnit;
  readonly units: readonly Unit[];
  /** Where it is led to by that. */
  readonly id?: string;
  /** A home of the list is opened. */
  readonly onLeave?: () => void;
}

/** Homes like this one that can be bought now; nothing where there are none. */
export function SimilarList({ unit, units, id, onLeave }: SimilarListProps) {
  const headId = useId();
  const similar = similarUnits(units, unit);
  if (similar.length === 0) return null;
  return (
    <section className={styles.similar} id={id} tabIndex={-1} aria-labelledby={headId}>
      <Eyebrow level={3} id={headId}>
        <FormattedMessage id="apartment.similar.title" />
      </Eyebrow>
      <ul className={styles.list}>
        {similar.map((one) => (
          <li key={one.id} className={styles.row}>
            <SimilarLink unit={one} onLeave={onLeave} />
            <SimilarHeart unit={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function SimilarHeart({ unit }: { unit: Unit }) {
  return <HeartToggle {...useHeart({ id: unit.id, name: unit.name, status: statusOf(unit) })} />;
}

interface SimilarLinkProps {
  readonly unit: Unit;
  readonly onLeave: (() => void) | undefined;
}

function SimilarLink({ unit, onLeave }: SimilarLinkProps) {
  const intl = useIntl();
  const formats = useFormats();
  const locale = useLocale();
  const { search } = useLocation();
  const { masterplanId, buildingId, id: apartmentId } = unit;
  const typeKey = parseTypeKey(unit.apartmentTypeKey);
  const price = priceOf(unit);
  const facts = [
    typeKey && intl.formatMessage({ id: typeMessageId(typeKey) }),
    formats.area(unit.area),
    `${intl.formatMessage({ id: 'unit.floor' })} ${formats.floor(unit.floor)}`,
  ];
  return (
    <Link
      className={styles.unit}
      to={routePath('apartment-id', locale, { masterplanId, buildingId, apartmentId }, search)}
      onClick={onLeave}
    >
      <span className={styles.number}>{unit.name}</span>
      <span className={styles.facts}>{facts.filter(Boolean).join(' · ')}</span>
      {price !== null && <span className={styles.price}>{formats.money(price)}</span>}
    </Link>
  );
}
