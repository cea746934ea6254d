import type { FilterName } from '@suite/domain';
import type { ComponentType } from 'react';
import type { FilterModel } from '../filter-model.ts';
import { OrientationSection } from './orientation-section.tsx';
import { PriceRangeSection } from './price-range-section.tsx';
import { AreaSection, FloorSection, PriceSection } from './range-section.tsx';
import { StatusSection } from './status-section.tsx';
import { TypeSection } from './type-section.tsx';

export interface FilterSectionProps {
  readonly model: FilterModel;
}

/** What stands in the card of a filter, and in its part of the card of all of them. */
export const FILTER_SECTIONS: Readonly<
  Record<Exclude<FilterName, 'all'>, ComponentType<FilterSectionProps>>
> = {
  status: StatusSection,
  area: AreaSection,
  floor: FloorSection,
  price: PriceSection,
  'price-range': PriceRangeSection,
  type: TypeSection,
  orientation: OrientationSection,
};
