import type { ControlledFilter } from '@suite/filter-engine';
import type { FilterModel } from '../filter-model.ts';
import { OptionSection } from './option-section.tsx';
import { RangeSection } from './range-section.tsx';

export interface FilterSectionProps {
  readonly model: FilterModel;
}

/** The controls of one filter: in its card, and in its part of the card of all of them. */
export function FilterSection({
  definition,
  model,
}: FilterSectionProps & { readonly definition: ControlledFilter }) {
  return definition.control === 'range' ? (
    <RangeSection definition={definition} model={model} />
  ) : (
    <OptionSection definition={definition} model={model} />
  );
}
