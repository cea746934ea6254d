import { PRICE_RANGES, type PriceRange } from '@suite/contracts';
import { RadioRows } from '@suite/ui/choices';
import { useIntl } from 'react-intl';
import { priceRangeOptions, withPriceRange } from '../choices/option-counts.ts';
import { useChoiceLabels } from '../labels/use-choice-labels.ts';
import type { FilterSectionProps } from './filter-sections.ts';

/** One of six ranges of euro per square metre. */
export function PriceRangeSection({ model }: FilterSectionProps) {
  const { formatMessage } = useIntl();
  const labels = useChoiceLabels();
  const options = priceRangeOptions(model.units, model.filter, PRICE_RANGES);
  return (
    <RadioRows<PriceRange>
      label={formatMessage({ id: 'filter.price-range' })}
      value={model.filter.priceRange ?? ''}
      choices={options.map(({ choice, count }) => ({
        value: choice,
        label: labels.priceRange(choice),
        count,
      }))}
      onChange={(range) => model.setFilter((filter) => withPriceRange(filter, range))}
    />
  );
}
