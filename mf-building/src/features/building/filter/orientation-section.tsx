import type { Orientation } from '@suite/contracts';
import { OptionGroup, OptionRow } from '@suite/ui';
import { useIntl } from 'react-intl';
import { useUnitWords } from '../../../lib/use-unit-words.ts';
import type { FilterSectionProps } from './filter-tool.ts';
import { orientationOptions, withOrientations } from './option-counts.ts';

/** Where the homes look to: only what the building has. */
export function OrientationSection({ screen }: FilterSectionProps) {
  const { formatMessage } = useIntl();
  const words = useUnitWords();
  const { orientations } = screen.choices;
  const options = orientationOptions(screen.units, screen.filter, orientations);
  return (
    <OptionGroup<Orientation>
      label={formatMessage({ id: 'unit.orientation' })}
      value={options.filter((option) => option.selected).map((option) => option.choice)}
      onChange={(chosen) => screen.setFilter((filter) => withOrientations(filter, chosen, orientations))}
    >
      {options.map(({ choice, count }) => (
        <OptionRow key={choice} value={choice} label={words.orientation(choice)} count={count} />
      ))}
    </OptionGroup>
  );
}
