import { type FilterKey, facets, type OptionFilter, offerOf, withChoice } from '@suite/filter-engine';
import { StatusGlyph } from '@suite/ui';
import { OptionChip, OptionGroup, OptionRow, RadioRows } from '@suite/ui/choices';
import { loadedUnits } from '../filter-model.ts';
import { useFilterTexts } from '../labels/use-filter-texts.ts';
import type { FilterSectionProps } from './filter-section.tsx';
import styles from './option-section.module.css';

export interface OptionSectionProps extends FilterSectionProps {
  readonly definition: OptionFilter<FilterKey>;
}

/** Options, each with the homes that it alone would bring. */
export function OptionSection({ model, definition }: OptionSectionProps) {
  const texts = useFilterTexts();
  const options = offerOf(model.choices, definition) ?? [];
  const choices = facets(loadedUnits(model), model.filter, definition, options).map(
    ({ option, selected, count }) => ({
      option,
      selected,
      count,
      value: definition.keyOf(option),
      label: definition.name(option, texts),
    }),
  );
  const label = texts.message(definition.label.title);
  const value = choices.filter(({ selected }) => selected).map((choice) => choice.value);
  const onChange = (keys: readonly string[]) => {
    const chosen = definition.choose(options.filter((option) => keys.includes(definition.keyOf(option))));
    model.setFilter((filter) => withChoice(filter, definition, chosen, options));
  };
  switch (definition.control) {
    case 'radio':
      return (
        <RadioRows
          label={label}
          value={value[0] ?? ''}
          choices={choices}
          onChange={(key) => onChange([key])}
        />
      );
    case 'chips':
      return (
        <div className={styles.chips}>
          <OptionGroup layout="chips" label={label} value={value} onChange={onChange}>
            {choices.map((choice) => (
              <OptionChip key={choice.value} value={choice.value} label={choice.label} count={choice.count} />
            ))}
          </OptionGroup>
        </div>
      );
    case 'rows':
      return (
        <OptionGroup label={label} value={value} onChange={onChange}>
          {choices.map((choice) => (
            <OptionRow
              key={choice.value}
              value={choice.value}
              label={choice.label}
              glyph={definition.statusOf && <StatusGlyph status={definition.statusOf(choice.option)} />}
              secondLine={definition.note?.(choice.option, texts)}
              count={choice.count}
            />
          ))}
        </OptionGroup>
      );
  }
}
