import { withTypes } from '@suite/domain';
import { OptionChip, OptionGroup } from '@suite/ui';
import { useIntl } from 'react-intl';
import { useUnitWords } from '../../../lib/use-unit-words.ts';
import styles from './chips-section.module.css';
import type { FilterSectionProps } from './filter-tool.ts';
import { typeOptions } from './option-counts.ts';

/** The types of homes that the building has. */
export function TypeSection({ screen }: FilterSectionProps) {
  const { formatMessage } = useIntl();
  const words = useUnitWords();
  const { types } = screen.choices;
  const options = typeOptions(screen.units, screen.filter, types);
  const nameOf = (choice: (typeof types)[number]) => String(choice.ids[0]);
  return (
    <div className={styles.section}>
      <OptionGroup
        layout="chips"
        label={formatMessage({ id: 'building.filter.type' })}
        value={options.filter((option) => option.selected).map((option) => nameOf(option.choice))}
        onChange={(names) =>
          screen.setFilter((filter) =>
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
            label={words.typeChoice(choice)}
            count={count}
          />
        ))}
      </OptionGroup>
    </div>
  );
}
