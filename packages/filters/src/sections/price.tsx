import { priceFilter } from '@suite/filter-engine/definitions/price';
import type { FilterSectionProps } from '../card/filter-section.tsx';
import { RangeSection } from '../card/range-section.tsx';

export function PriceSection({ model }: FilterSectionProps) {
  return <RangeSection model={model} definition={priceFilter} />;
}
