import { PRICE_RANGES, type PriceRange } from '@suite/contracts';
import type { OptionFilter } from '../definition.ts';
import type { UnitFacts } from '../facts.ts';

/** Euro per square metre: the first included, the second not. */
const LIMITS: Readonly<Record<Exclude<PriceRange, ''>, readonly [min: number, max: number]>> = {
  '0-6k': [0, 6000],
  '6-7.5k': [6000, 7500],
  '7.5-9k': [7500, 9000],
  '9-11k': [9000, 11_000],
  '11k+': [11_000, Number.POSITIVE_INFINITY],
};

/** The range of price ÷ area. A unit without a price or an area is in "All Ranges" alone. */
function priceRangeOf({ priceEur, areaM2 }: Pick<UnitFacts, 'priceEur' | 'areaM2'>): PriceRange | null {
  if (priceEur === null || areaM2 <= 0) return null;
  const perM2 = priceEur / areaM2;
  return (
    PRICE_RANGES.find((range) => range !== '' && perM2 >= LIMITS[range][0] && perM2 < LIMITS[range][1]) ??
    null
  );
}

/** One range of euro per square metre; the empty one is "All Ranges", which is no constraint. */
export const priceRangeFilter: OptionFilter<
  'priceRange',
  'price-range',
  PriceRange,
  PriceRange,
  'priceRange',
  { readonly kind: 'name'; readonly of: readonly PriceRange[] }
> = {
  key: 'priceRange',
  urlParam: 'price-range',
  position: 50,
  urlPosition: 80,
  icon: 'CURRENCY_EUR',
  label: { button: 'unit.price', title: 'filter.price-range' },
  control: 'radio',
  selectedBy: 'price',
  discloses: 'price',
  column: {
    kind: 'choice',
    reads: ['priceEur', 'areaM2'],
    read: priceRangeOf,
    chosen: (range) => (range === '' ? null : [range]),
  },
  codec: {
    write: (range) => range,
    read: (text) => PRICE_RANGES.find((range) => range !== '' && range === text) ?? null,
  },
  request: {
    key: 'priceRange',
    schema: { kind: 'name', of: PRICE_RANGES },
    write: (range) => range || null,
    read: (range) => range,
  },
  appliesTo: ({ usesPriceRanges }) => usesPriceRanges,
  isVisible: ({ isSignedIn }) => isSignedIn,
  offer: ({ bounds, present }) => {
    const isPriced = [...(present() ?? ['unknown'])].some((range) => range !== null);
    return bounds && bounds.minPrice !== null && isPriced ? PRICE_RANGES : null;
  },
  defaultValue: () => '',
  isEverything: (range) => range === '',
  only: (range) => range,
  isChosen: (chosen, range) => (chosen ?? '') === range,
  choose: ([range = '']) => range,
  keyOf: (range) => range,
  name: (range, texts) =>
    range === ''
      ? texts.message('filter.price-range.all')
      : texts.message('filter.price-range.one', { range }),
  chip: (range, _, texts) =>
    range === ''
      ? texts.message('filter.price-range.all')
      : texts.message('filter.price-range.one', { range }),
};
