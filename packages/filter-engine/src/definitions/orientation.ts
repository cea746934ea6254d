import { ORIENTATIONS } from '@suite/contracts';
import { defineNamesFilter } from '../kinds/list.ts';

export const orientationFilter = defineNamesFilter({
  key: 'orientations',
  urlParam: 'orientation',
  requestKey: 'orientations',
  position: 70,
  icon: 'COMPASS',
  label: { button: 'unit.orientation', title: 'unit.orientation' },
  selectedBy: 'orientation',
  reads: ['orientation'],
  read: ({ orientation }) => orientation,
  names: ORIENTATIONS,
  name: (orientation, texts) => texts.orientation(orientation),
  chipIds: { none: 'filter.orientations-none', many: 'filter.orientations' },
});
