import type { FilterName } from '@suite/domain';
import { FILTER_SECTIONS, type FilterSectionProps } from './filter-sections.ts';

/** The controls of one filter; those of all of them are `AllSection`. */
export function FilterSection({ name, model }: FilterSectionProps & { readonly name: FilterName }) {
  if (name === 'all') return null;
  const Section = FILTER_SECTIONS[name];
  return <Section model={model} />;
}
