import { histogram, RANGE_STEPS, type RangeKey, shownRange, withRange } from '@suite/domain';
import { RangeSlider, type SliderRange } from '@suite/ui/choices';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useChoiceLabels } from '../labels/use-choice-labels.ts';
import type { FilterSectionProps } from './filter-sections.ts';
import { parseNumber } from './parse-number.ts';

const TITLES = {
  area: 'filter.area-range',
  floor: 'filter.floor-range',
  price: 'unit.price',
} as const satisfies Record<RangeKey, string>;
const UNITS: Readonly<Record<RangeKey, string | undefined>> = { area: 'm²', floor: undefined, price: '€' };

export function AreaSection(props: FilterSectionProps) {
  return <RangeSection {...props} rangeKey="area" />;
}

export function FloorSection(props: FilterSectionProps) {
  return <RangeSection {...props} rangeKey="floor" />;
}

export function PriceSection(props: FilterSectionProps) {
  return <RangeSection {...props} rangeKey="price" />;
}

/** Smallest and largest, with the homes that each part of the range would bring. */
function RangeSection({ model, rangeKey: key }: FilterSectionProps & { readonly rangeKey: RangeKey }) {
  const { formatMessage } = useIntl();
  const labels = useChoiceLabels();
  const { units, filter, choices } = model;
  const ends = choices.ends[key];
  const columns = useMemo(
    () => (ends ? histogram(units, filter, key, ends) : []),
    [units, filter, key, ends],
  );
  if (!ends) return null;
  const format = key === 'floor' ? labels.floor : labels.whole;
  const floors = Array.from(
    { length: key === 'floor' ? ends[1] - ends[0] + 1 : 0 },
    (_, step) => ends[0] + step,
  );
  const change = (range: SliderRange) => (former: typeof filter) => withRange(former, key, range, ends);
  return (
    <RangeSlider
      label={formatMessage({ id: TITLES[key] })}
      fromLabel={formatMessage({ id: 'filter.from' })}
      toLabel={formatMessage({ id: 'filter.to' })}
      value={shownRange(filter, key, ends)}
      ends={ends}
      step={RANGE_STEPS[key]}
      columns={columns}
      unit={UNITS[key]}
      format={format}
      parse={(text) =>
        floors.find((floor) => format(floor) === text.trim().toUpperCase()) ?? parseNumber(text)
      }
      onChange={(range) => model.previewFilter(change(range))}
      onChangeEnd={(range) => model.setFilter(change(range))}
    />
  );
}
