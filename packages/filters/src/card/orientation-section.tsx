import type { Orientation } from '@suite/contracts';
import { OptionGroup, OptionRow } from '@suite/ui/choices';
import { useIntl } from 'react-intl';
import { orientationOptions, withOrientations } from '../choices/option-counts.ts';
import { useChoiceLabels } from '../labels/use-choice-labels.ts';
import type { FilterSectionProps } from './filter-sections.ts';

/** Where the homes look to: only what the building has. */
export function OrientationSection({ model }: FilterSectionProps) {
  const { formatMessage } = useIntl();
  const labels = useChoiceLabels();
  const { orientations } = model.choices;
  const options = orientationOptions(model.units, model.filter, orientations);
  return (
    <OptionGroup<Orientation>
      label={formatMessage({ id: 'unit.orientation' })}
      value={options.filter((option) => option.selected).map((option) => option.choice)}
      onChange={(chosen) => model.setFilter((filter) => withOrientations(filter, chosen, orientations))}
    >
      {options.map(({ choice, count }) => (
        <OptionRow key={choice} value={choice} label={labels.orientation(choice)} count={count} />
      ))}
    </OptionGroup>
  );
}
