// Made by `npm run filters`.
import type { FilterSections } from '../card/filter-section.tsx';
import { AreaSection } from './area.tsx';
import { FloorSection } from './floor.tsx';
import { OrientationSection } from './orientation.tsx';
import { PriceSection } from './price.tsx';
import { PriceRangeSection } from './price-range.tsx';
import { StatusSection } from './status.tsx';
import { TypeSection } from './type.tsx';

export const SECTIONS: FilterSections = {
  area: AreaSection,
  floor: FloorSection,
  orientation: OrientationSection,
  price: PriceSection,
  'price-range': PriceRangeSection,
  status: StatusSection,
  type: TypeSection,
};
