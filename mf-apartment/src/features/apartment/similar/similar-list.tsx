import { useLocale } from '@suite/bus';
import { type Apartment, routePath } from '@suite/contracts';
import { parseTypeKey, statusOf } from '@suite/domain';
import { typeMessageId, useFormats, useHeart } from '@suite/i18n';
import { Eyebrow, HeartToggle } from '@suite/ui';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { priceLine } from '../facts/facts.ts';
import { similarHomes } from './similar-homes.ts';
import styles from './similar-list.module.css';

export interface SimilarListProps {
  readonly apartment: Apartment;
  readonly homes: readonly Apartment[];
}

/** Homes like this one that can be bought now; nothing where there are none. */
export function SimilarList({ apartment, homes }: SimilarListProps) {
  const headId = useId();
  const similar = similarHomes(homes, apartment);
  if (similar.length === 0) return null;
  return (
    <section className={styles.similar} aria-labelledby={headId}>
      <Eyebrow level={3} id={headId}>
        <FormattedMessage id="apartment.similar.title" />
      </Eyebrow>
      <ul className={styles.list}>
        {similar.map((home) => (
          <li key={home.id} className={styles.row}>
            <SimilarLink home={home} />
            <SimilarHeart home={home} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function SimilarHeart({ home }: { home: Apartment }) {
  return <HeartToggle {...useHeart({ id: home.id, name: home.name, status: statusOf(home) })} />;
}

function SimilarLink({ home }: { home: Apartment }) {
  const intl = useIntl();
  const formats = useFormats();
  const locale = useLocale();
  const { search } = useLocation();
  const { masterplanId, buildingId, id: apartmentId } = home;
  const typeKey = parseTypeKey(home.apartmentTypeKey);
  const price = priceLine(home);
  const facts = [
    typeKey && intl.formatMessage({ id: typeMessageId(typeKey) }),
    formats.area(home.area),
    `${intl.formatMessage({ id: 'unit.floor' })} ${formats.floor(home.floor)}`,
  ];
  return (
    <Link
      className={styles.home}
      to={routePath('apartment-id', locale, { masterplanId, buildingId, apartmentId }, search)}
    >
      <span className={styles.number}>{home.name}</span>
      <span className={styles.facts}>{facts.filter(Boolean).join(' · ')}</span>
      {price.kind === 'price' && <span className={styles.price}>{formats.money(price.euros)}</span>}
    </Link>
  );
}
