import { orientationFilter } from '@suite/filter-engine/definitions/orientation';
import type { FilterSectionProps } from '../card/filter-section.tsx';
import { OptionRows } from '../card/option-rows.tsx';

export function OrientationSection({ model }: FilterSectionProps) {
  return <OptionRows model={model} definition={orientationFilter} />;
}
