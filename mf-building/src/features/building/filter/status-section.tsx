import type { FilterStatus } from '@suite/contracts';
import { OptionGroup, OptionRow, StatusGlyph } from '@suite/ui';
import { useIntl } from 'react-intl';
import { useUnitWords } from '../../../lib/use-unit-words.ts';
import type { FilterSectionProps } from './filter-tool.ts';
import { statusOptions, withStatuses } from './status-choice.ts';

/** The four statuses a visitor can filter by, each with the homes that it would bring. */
export function StatusSection({ screen }: FilterSectionProps) {
  const { formatMessage } = useIntl();
  const words = useUnitWords();
  const options = statusOptions(screen.units, screen.filter);
  return (
    <OptionGroup<FilterStatus>
      label={formatMessage({ id: 'unit.status' })}
      value={options.filter((option) => option.selected).map((option) => option.status)}
      onChange={(statuses) => screen.setFilter((filter) => withStatuses(filter, statuses))}
    >
      {options.map(({ status, count }) => (
        <OptionRow
          key={status}
          value={status}
          label={words.status(status)}
          glyph={<StatusGlyph status={status} />}
          secondLine={
            status === 'reserved' ? formatMessage({ id: 'building.filter.includes-pending' }) : undefined
          }
          count={count}
        />
      ))}
    </OptionGroup>
  );
}
