import type { Masterplan } from '@suite/api';
import { useFormats } from '@suite/i18n';
import { Heading, useIsPhone } from '@suite/ui';
import { FormattedMessage } from 'react-intl';
import type { PageFilter } from '../../../lib/filter/use-page-filter.ts';
import { useCountsText } from '../../../lib/use-counts-text.ts';
import styles from './child-list.module.css';

export interface ChildHeadProps {
  readonly masterplan: Masterplan;
  readonly filter: PageFilter;
}

/** Name of the masterplan, what it has to offer or what matches of it, and when that was true. */
export function ChildHead({ masterplan, filter }: ChildHeadProps) {
  const formats = useFormats();
  const countsText = useCountsText();
  const isPhone = useIsPhone();
  const { name, unitCounts, asOf } = masterplan;
  const { available, total } = unitCounts;
  const matched = filter.isFiltered ? (filter.matchedIds?.size ?? null) : null;
  return (
    <header className={styles.head}>
      <Heading level={2}>{name}</Heading>
      <p className={styles.summary}>
        {matched === null && available !== null && total > 0 ? (
          <FormattedMessage id="common.homesAvailable" values={{ count: available }} />
        ) : (
          countsText({ unitCounts, matched })
        )}
      </p>
      {isPhone && available !== null && (
        <p className={styles.asOf}>
          <FormattedMessage id="common.availabilityNotice" />
        </p>
      )}
      {available !== null && (
        <p className={styles.asOf}>
          <FormattedMessage id="common.asOf" values={{ date: formats.asOf(asOf) }} />
        </p>
      )}
    </header>
  );
}
