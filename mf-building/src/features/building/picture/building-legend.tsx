import { countByStatus } from '@suite/domain';
import { Legend } from '@suite/ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useUnitWords } from '../../../lib/use-unit-words.ts';
import type { BuildingScreenModel } from '../screen-model.ts';

/** What the colours mean, how many homes have each, and of when that is. */
export function BuildingLegend({ screen }: { readonly screen: BuildingScreenModel }) {
  const { formatMessage } = useIntl();
  const words = useUnitWords();
  const counts = useMemo(() => countByStatus(screen.units), [screen.units]);
  return (
    <Legend
      label={formatMessage({ id: 'common.legend' })}
      rows={counts.map(({ status, count }) => ({ status, label: words.status(status), count }))}
      footer={words.asOf(screen.asOf)}
    />
  );
}
