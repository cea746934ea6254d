import { defineRangeFilter } from '../kinds/range.ts';

export const areaFilter = defineRangeFilter({
  key: 'area',
  urlParam: 'area',
  requestKey: 'area',
  position: 20,
  icon: 'FRAME_CORNERS',
  label: { button: 'unit.area', title: 'filter.area-range', relax: 'filter.zero.area' },
  selectedBy: 'area',
  separator: '-',
  reads: ['areaM2'],
  read: ({ areaM2 }) => areaM2,
  bounds: ({ minArea, maxArea }) => [minArea, maxArea],
  step: 1,
  unit: 'm²',
  format: (value, texts) => `${texts.whole(value)}\u00A0m²`,
});
