import { areaFilter } from '@suite/filter-engine/definitions/area';
import type { FilterSectionProps } from '../card/filter-section.tsx';
import { RangeSection } from '../card/range-section.tsx';

export function AreaSection({ model }: FilterSectionProps) {
  return <RangeSection model={model} definition={areaFilter} />;
}
