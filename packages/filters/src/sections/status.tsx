import type { FilterStatus } from '@suite/contracts';
import { statusFilter } from '@suite/filter-engine/definitions/status';
import { StatusGlyph } from '@suite/ui';
import { useIntl } from 'react-intl';
import type { FilterSectionProps } from '../card/filter-section.tsx';
import { OptionRows } from '../card/option-rows.tsx';

export function StatusSection({ model }: FilterSectionProps) {
  const { formatMessage } = useIntl();
  return (
    <OptionRows<FilterStatus>
      model={model}
      definition={statusFilter}
      glyphOf={(status) => <StatusGlyph status={status} />}
      secondLineOf={(status) =>
        status === 'reserved' ? formatMessage({ id: 'filter.includes-pending' }) : undefined
      }
    />
  );
}
