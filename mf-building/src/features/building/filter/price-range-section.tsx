import { PRICE_RANGES, type PriceRange } from '@suite/contracts';
import { RadioRows } from '@suite/ui';
import { useIntl } from 'react-intl';
import { useUnitWords } from '../../../lib/use-unit-words.ts';
import type { FilterSectionProps } from './filter-tool.ts';
import { priceRangeOptions, withPriceRange } from './option-counts.ts';

/** One of six ranges of euro per square metre. */
export function PriceRangeSection({ screen }: FilterSectionProps) {
  const { formatMessage } = useIntl();
  const words = useUnitWords();
  const options = priceRangeOptions(screen.units, screen.filter, PRICE_RANGES);
  return (
    <RadioRows<PriceRange>
      label={formatMessage({ id: 'building.filter.price-range' })}
      value={screen.filter.priceRange ?? ''}
      choices={options.map(({ choice, count }) => ({
        value: choice,
        label: words.priceRange(choice),
        count,
      }))}
      onChange={(range) => screen.setFilter((filter) => withPriceRange(filter, range))}
    />
  );
}
