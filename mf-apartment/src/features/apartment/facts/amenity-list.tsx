import type { Unit } from '@suite/api';
import type { Amenity } from '@suite/contracts';
import { amenityMessageId } from '@suite/i18n';
import { Eyebrow, Icon } from '@suite/ui';
import { CARET_DOWN, CHECK, MINUS } from '@suite/ui/icons';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { groupAmenities } from './amenities.ts';
import styles from './facts-rail.module.css';

/** The extras of a home: what it has, what it has not, and, folded, what is not known. */
export function AmenityList({ properties }: { properties: Unit['properties'] }) {
  const intl = useIntl();
  const nameOf = (amenity: Amenity) => intl.formatMessage({ id: amenityMessageId(amenity) });
  const headId = useId();
  const { yes, no, unknown } = groupAmenities(properties);
  const row = (amenity: Amenity, icon: string, response: 'yes' | 'no') => (
    <li key={amenity} className={styles.amenity} data-value={response}>
      <Icon path={icon} size={20} label={intl.formatMessage({ id: `common.${response}` })} />
      {nameOf(amenity)}
    </li>
  );
  return (
    <section className={styles.section} aria-labelledby={headId}>
      <Eyebrow level={3} id={headId}>
        <FormattedMessage id="apartment.amenities.title" />
      </Eyebrow>
      {yes.length + no.length > 0 && (
        <ul className={styles.amenities}>
          {yes.map((amenity) => row(amenity, CHECK, 'yes'))}
          {no.map((amenity) => row(amenity, MINUS, 'no'))}
        </ul>
      )}
      {unknown.length > 0 && (
        <details className={styles.unknown}>
          <summary>
            <Icon path={CARET_DOWN} size={16} />
            <FormattedMessage id="apartment.amenities.unknown" values={{ count: unknown.length }} />
          </summary>
          <p>{intl.formatList(unknown.map(nameOf), { type: 'unit' })}</p>
        </details>
      )}
    </section>
  );
}
