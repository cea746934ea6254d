import { facets, offerOf, withChoice } from '@suite/filter-engine';
import { type TypeOption, typeFilter } from '@suite/filter-engine/definitions/type';
import { OptionChip, OptionGroup } from '@suite/ui/choices';
import type { FilterSectionProps } from '../card/filter-section.tsx';
import { loadedUnits } from '../filter-model.ts';
import { useFilterTexts } from '../labels/use-filter-texts.ts';
import styles from './type.module.css';

/** The types of homes that there are, as chips: their names are short. */
export function TypeSection({ model }: FilterSectionProps) {
  const texts = useFilterTexts();
  const options = offerOf(model.choices, typeFilter) ?? [];
  const chips = facets(loadedUnits(model), model.filter, typeFilter, options);
  const keyOf = (option: TypeOption) => String(option.ids[0]);
  const choose = (keys: readonly string[]) =>
    typeFilter.choose(options.filter((option) => keys.includes(keyOf(option))));
  return (
    <div className={styles.section}>
      <OptionGroup
        layout="chips"
        label={texts.message(typeFilter.label.title)}
        value={chips.filter((chip) => chip.selected).map((chip) => keyOf(chip.option))}
        onChange={(keys) =>
          model.setFilter((filter) => withChoice(filter, typeFilter, choose(keys), options))
        }
      >
        {chips.map(({ option, count }) => (
          <OptionChip
            key={keyOf(option)}
            value={keyOf(option)}
            label={typeFilter.name(option, texts)}
            count={count}
          />
        ))}
      </OptionGroup>
    </div>
  );
}
