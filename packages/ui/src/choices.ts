/// <reference path="./env.d.ts" />
// What one chooses with: heavy, and needed by no page before the visitor opens something. Not part of the first load.
export { OptionChip, type OptionChipProps } from './components/option/option-chip.tsx';
export { OptionGroup, type OptionGroupProps } from './components/option/option-group.tsx';
export { OptionRow, type OptionRowProps } from './components/option/option-row.tsx';
export { type RadioChoice, RadioRows, type RadioRowsProps } from './components/radio/radio-rows.tsx';
export type { HistogramColumn } from './components/range/histogram.tsx';
export { RangeSlider, type RangeSliderProps, type SliderRange } from './components/range/range-slider.tsx';
