import {
  type FilterKey,
  histogram,
  offerOf,
  type RangeFilter,
  shownRange,
  withRange,
} from '@suite/filter-engine';
import { RangeSlider, type SliderRange } from '@suite/ui/choices';
import { useMemo } from 'react';
import { loadedUnits } from '../filter-model.ts';
import { useFilterTexts } from '../labels/use-filter-texts.ts';
import type { FilterSectionProps } from './filter-section.tsx';
import { parseNumber } from './parse-number.ts';

export interface RangeSectionProps extends FilterSectionProps {
  readonly definition: RangeFilter<FilterKey>;
}

/** Smallest and largest, with the homes that each part of the range would bring. */
export function RangeSection({ model, definition }: RangeSectionProps) {
  const texts = useFilterTexts();
  const { filter, choices } = model;
  const units = loadedUnits(model);
  const ends = offerOf(choices, definition);
  const columns = useMemo(
    () => (ends ? histogram(units, filter, definition, ends) : []),
    [units, filter, definition, ends],
  );
  if (!ends) return null;
  const { isCounted } = definition;
  const format = (value: number) => (isCounted ? definition.format(value, texts) : texts.whole(value));
  const counted = Array.from({ length: isCounted ? ends[1] - ends[0] + 1 : 0 }, (_, step) => ends[0] + step);
  const change = (range: SliderRange) => (former: typeof filter) =>
    withRange(former, definition, range, ends);
  return (
    <RangeSlider
      label={texts.message(definition.label.title)}
      fromLabel={texts.message('filter.from')}
      toLabel={texts.message('filter.to')}
      value={shownRange(filter, definition, ends)}
      ends={ends}
      step={definition.step}
      columns={columns}
      unit={definition.unit}
      format={format}
      parse={(text) =>
        counted.find((value) => format(value) === text.trim().toUpperCase()) ?? parseNumber(text)
      }
      onChange={(range) => model.previewFilter(change(range))}
      onChangeEnd={(range) => model.setFilter(change(range))}
    />
  );
}
