import { defineRangeFilter } from '../kinds/range.ts';

export const priceFilter = defineRangeFilter({
  key: 'price',
  urlParam: 'price',
  requestKey: 'price',
  position: 40,
  icon: 'CURRENCY_EUR',
  label: { button: 'unit.price', title: 'unit.price', relax: 'filter.zero.price' },
  selectedBy: 'price',
  discloses: 'price',
  separator: '-',
  reads: ['priceEur'],
  read: ({ priceEur }) => priceEur,
  bounds: ({ minPrice, maxPrice }) => [minPrice, maxPrice],
  needsBounds: true,
  onlyNarrower: true,
  step: 1000,
  unit: '€',
  format: (value, texts) => texts.money(value),
  appliesTo: ({ usesPriceRanges }) => !usesPriceRanges,
});
