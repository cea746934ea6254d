import type { Masterplan } from '@suite/api';
import { UNIT_STATUSES } from '@suite/contracts';
import { statusMessageId, useFormats } from '@suite/i18n';
import { Legend, useViewport } from '@suite/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './masterplan-states.module.css';

interface StatusLegendProps {
  readonly masterplan: Masterplan;
  /** `line`: above the list of a sheet, whose head has the date. */
  readonly look: 'card' | 'line';
}

/** How many homes have which status, and when; nothing where the organisation hides it. */
export function StatusLegend({ masterplan, look }: StatusLegendProps) {
  const intl = useIntl();
  const formats = useFormats();
  const viewport = useViewport();
  const { byStatus } = masterplan.unitCounts;
  if (!byStatus) return null;
  const asOf = <FormattedMessage id="common.asOf" values={{ date: formats.asOf(masterplan.asOf) }} />;
  const isLine = look === 'line';
  // In a low window there is no room for the counts, but availability is never shown without its date.
  if (!isLine && viewport !== 'wide') return <p className={styles.asOf}>{asOf}</p>;
  const legend = (
    <Legend
      label={intl.formatMessage({ id: 'common.legend' })}
      rows={UNIT_STATUSES.map((status) => ({
        status,
        label: intl.formatMessage({ id: statusMessageId(status) }),
        count: byStatus[status],
      }))}
      look={look}
      footer={isLine ? undefined : asOf}
    />
  );
  return isLine ? <div className={styles.line}>{legend}</div> : legend;
}
