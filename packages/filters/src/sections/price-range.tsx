import type { PriceRange } from '@suite/contracts';
import { facets, offerOf, withChoice } from '@suite/filter-engine';
import { priceRangeFilter } from '@suite/filter-engine/definitions/price-range';
import { RadioRows } from '@suite/ui/choices';
import type { FilterSectionProps } from '../card/filter-section.tsx';
import { loadedUnits } from '../filter-model.ts';
import { useFilterTexts } from '../labels/use-filter-texts.ts';

/** One of six ranges of euro per square metre. */
export function PriceRangeSection({ model }: FilterSectionProps) {
  const texts = useFilterTexts();
  const options = offerOf(model.choices, priceRangeFilter) ?? [];
  const rows = facets(loadedUnits(model), model.filter, priceRangeFilter, options);
  return (
    <RadioRows<PriceRange>
      label={texts.message(priceRangeFilter.label.title)}
      value={model.filter.priceRange ?? ''}
      choices={rows.map(({ option, count }) => ({
        value: option,
        label: priceRangeFilter.name(option, texts),
        count,
      }))}
      onChange={(range) => model.setFilter((filter) => withChoice(filter, priceRangeFilter, range, options))}
    />
  );
}
