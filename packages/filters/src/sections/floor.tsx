import { floorFilter } from '@suite/filter-engine/definitions/floor';
import type { FilterSectionProps } from '../card/filter-section.tsx';
import { RangeSection } from '../card/range-section.tsx';

export function FloorSection({ model }: FilterSectionProps) {
  return <RangeSection model={model} definition={floorFilter} />;
}
