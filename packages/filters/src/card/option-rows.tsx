import { type FilterKey, facets, type OptionFilter, offerOf, withChoice } from '@suite/filter-engine';
import { OptionGroup, OptionRow } from '@suite/ui/choices';
import type { ReactNode } from 'react';
import { loadedUnits } from '../filter-model.ts';
import { useFilterTexts } from '../labels/use-filter-texts.ts';
import type { FilterSectionProps } from './filter-section.tsx';

export interface OptionRowsProps<Option extends string> extends FilterSectionProps {
  readonly definition: OptionFilter<FilterKey, string, readonly Option[], Option>;
  readonly glyphOf?: (option: Option) => ReactNode;
  readonly secondLineOf?: (option: Option) => string | undefined;
}

/** Options that are on or off, one below the other, each with the homes that it alone would bring. */
export function OptionRows<Option extends string>(props: OptionRowsProps<Option>) {
  const { model, definition, glyphOf, secondLineOf } = props;
  const texts = useFilterTexts();
  const options = offerOf(model.choices, definition) ?? [];
  const rows = facets(loadedUnits(model), model.filter, definition, options);
  const choose = (chosen: readonly Option[]) =>
    definition.choose(options.filter((option) => chosen.includes(option)));
  return (
    <OptionGroup<Option>
      label={texts.message(definition.label.title)}
      value={rows.filter((row) => row.selected).map((row) => row.option)}
      onChange={(chosen) =>
        model.setFilter((filter) => withChoice(filter, definition, choose(chosen), options))
      }
    >
      {rows.map(({ option, count }) => (
        <OptionRow
          key={option}
          value={option}
          label={definition.name(option, texts)}
          glyph={glyphOf?.(option)}
          secondLine={secondLineOf?.(option)}
          count={count}
        />
      ))}
    </OptionGroup>
  );
}
