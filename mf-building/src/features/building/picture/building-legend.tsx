import { countByStatus } from '@suite/domain';
import { Legend, type LegendProps } from '@suite/ui';
import { memo, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useUnitLabels } from '../../../lib/use-unit-labels.ts';
import { useScreen, useUnits } from '../screen-store.ts';

/** What the colours mean, how many homes have each, and of when that is. */
export const BuildingLegend = memo(function BuildingLegend({ look = 'card' }: Pick<LegendProps, 'look'>) {
  const { formatMessage } = useIntl();
  const labels = useUnitLabels();
  const units = useUnits();
  const { asOf } = useScreen('asOf');
  const counts = useMemo(() => countByStatus(units), [units]);
  return (
    <Legend
      label={formatMessage({ id: 'common.legend' })}
      rows={counts.map(({ status, count }) => ({ status, label: labels.status(status), count }))}
      look={look}
      footer={look === 'card' ? labels.asOf(asOf) : undefined}
    />
  );
});
