import type { FilterName } from '@suite/filter-engine';
import type { ComponentType } from 'react';
import type { FilterModel } from '../filter-model.ts';
import { SECTIONS } from '../sections/index.ts';

export interface FilterSectionProps {
  readonly model: FilterModel;
}

/** What stands in the card of a filter, and in its part of the card of all of them. */
export type FilterSections = Readonly<Record<Exclude<FilterName, 'all'>, ComponentType<FilterSectionProps>>>;

/** The controls of one filter; those of all of them are `AllSection`. */
export function FilterSection({ name, model }: FilterSectionProps & { readonly name: FilterName }) {
  if (name === 'all') return null;
  const Section = SECTIONS[name];
  return <Section model={model} />;
}
