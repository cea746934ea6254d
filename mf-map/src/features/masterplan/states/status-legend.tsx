import { type Masterplan, UNIT_STATUSES } from '@suite/contracts';
import { statusMessageId, useFormats } from '@suite/i18n';
import { Legend } from '@suite/ui';
import { FormattedMessage, useIntl } from 'react-intl';

/** How many homes have which status, and when; nothing where the organisation hides it. */
export function StatusLegend({ masterplan }: { readonly masterplan: Masterplan }) {
  const intl = useIntl();
  const formats = useFormats();
  const { byStatus } = masterplan.unitCounts;
  if (!byStatus) return null;
  return (
    <Legend
      label={intl.formatMessage({ id: 'common.legend' })}
      rows={UNIT_STATUSES.map((status) => ({
        status,
        label: intl.formatMessage({ id: statusMessageId(status) }),
        count: byStatus[status],
      }))}
      footer={<FormattedMessage id="common.asOf" values={{ date: formats.asOf(masterplan.asOf) }} />}
    />
  );
}
