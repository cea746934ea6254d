import { defineRangeFilter } from '../kinds/range.ts';

export const floorFilter = defineRangeFilter({
  key: 'floor',
  urlParam: 'floor',
  requestKey: 'floor',
  position: 30,
  icon: 'STAIRS',
  label: { button: 'unit.floor', title: 'filter.floor-range', relax: 'filter.zero.floor' },
  selectedBy: 'floors',
  // Basements have a minus of their own.
  separator: '..',
  reads: ['floor'],
  read: ({ floor }) => floor,
  bounds: ({ minFloor, maxFloor }) => [minFloor, maxFloor],
  step: 1,
  isCounted: true,
  format: (value, texts) => texts.floor(value),
  chip: ([from, to], _, texts) =>
    from === to
      ? texts.message('filter.floor', { floor: texts.floor(from) })
      : texts.message('filter.floors', { from: texts.floor(from), to: texts.floor(to) }),
});
