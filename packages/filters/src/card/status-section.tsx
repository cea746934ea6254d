import type { FilterStatus } from '@suite/contracts';
import { StatusGlyph } from '@suite/ui';
import { OptionGroup, OptionRow } from '@suite/ui/choices';
import { useIntl } from 'react-intl';
import { statusOptions, withStatuses } from '../choices/status-choice.ts';
import { useChoiceLabels } from '../labels/use-choice-labels.ts';
import type { FilterSectionProps } from './filter-sections.ts';

/** The four statuses a visitor can filter by, each with the homes that it would bring. */
export function StatusSection({ model }: FilterSectionProps) {
  const { formatMessage } = useIntl();
  const labels = useChoiceLabels();
  const options = statusOptions(model.units, model.filter);
  return (
    <OptionGroup<FilterStatus>
      label={formatMessage({ id: 'unit.status' })}
      value={options.filter((option) => option.selected).map((option) => option.status)}
      onChange={(statuses) => model.setFilter((filter) => withStatuses(filter, statuses))}
    >
      {options.map(({ status, count }) => (
        <OptionRow
          key={status}
          value={status}
          label={labels.status(status)}
          glyph={<StatusGlyph status={status} />}
          secondLine={status === 'reserved' ? formatMessage({ id: 'filter.includes-pending' }) : undefined}
          count={count}
        />
      ))}
    </OptionGroup>
  );
}
