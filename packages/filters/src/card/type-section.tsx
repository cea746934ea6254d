import { withTypes } from '@suite/domain';
import { OptionChip, OptionGroup } from '@suite/ui/choices';
import { useIntl } from 'react-intl';
import { typeOptions } from '../choices/option-counts.ts';
import { useChoiceLabels } from '../labels/use-choice-labels.ts';
import styles from './chips-section.module.css';
import type { FilterSectionProps } from './filter-sections.ts';

/** The types of homes that the building has. */
export function TypeSection({ model }: FilterSectionProps) {
  const { formatMessage } = useIntl();
  const labels = useChoiceLabels();
  const { types } = model.choices;
  const options = typeOptions(model.units, model.filter, types);
  const nameOf = (choice: (typeof types)[number]) => String(choice.ids[0]);
  return (
    <div className={styles.section}>
      <OptionGroup
        layout="chips"
        label={formatMessage({ id: 'filter.type' })}
        value={options.filter((option) => option.selected).map((option) => nameOf(option.choice))}
        onChange={(names) =>
          model.setFilter((filter) =>
            withTypes(
              filter,
              types.filter((choice) => names.includes(nameOf(choice))),
              types,
            ),
          )
        }
      >
        {options.map(({ choice, count }) => (
          <OptionChip
            key={nameOf(choice)}
            value={nameOf(choice)}
            label={labels.typeChoice(choice)}
            count={count}
          />
        ))}
      </OptionGroup>
    </div>
  );
}
