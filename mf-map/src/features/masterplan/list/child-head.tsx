import type { Masterplan } from '@suite/contracts';
import { useFormats } from '@suite/i18n';
import { Heading } from '@suite/ui';
import { FormattedMessage } from 'react-intl';
import { useAvailabilityText } from '../../../lib/use-availability-text.ts';
import styles from './child-list.module.css';

/** Name of the masterplan, what it has to offer, and when that was true. */
export function ChildHead({ masterplan }: { readonly masterplan: Masterplan }) {
  const formats = useFormats();
  const availabilityText = useAvailabilityText();
  const { name, unitCounts, asOf } = masterplan;
  const { available, total } = unitCounts;
  return (
    <header className={styles.head}>
      <Heading level={2}>{name}</Heading>
      <p className={styles.summary}>
        {available !== null && total > 0 ? (
          <FormattedMessage id="common.homesAvailable" values={{ count: available }} />
        ) : (
          availabilityText(unitCounts)
        )}
      </p>
      {available !== null && (
        <p className={styles.asOf}>
          <FormattedMessage id="common.asOf" values={{ date: formats.asOf(asOf) }} />
        </p>
      )}
    </header>
  );
}
