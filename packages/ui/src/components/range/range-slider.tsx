import { Slider, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import { Histogram, type HistogramColumn } from './histogram.tsx';
import styles from './range.module.css';
import { RangeField } from './range-field.tsx';

export type SliderRange = readonly [from: number, to: number];

export interface RangeSliderProps {
  /** Accessible name of the pair of thumbs, usually the title of the card. */
  readonly label: string;
  readonly fromLabel: string;
  readonly toLabel: string;
  readonly value: SliderRange;
  /** Smallest and largest value. */
  readonly ends: SliderRange;
  readonly step: number;
  /** Things per part of the range, from left to right; none draws no histogram. */
  readonly columns?: readonly HistogramColumn[] | undefined;
  /** After the numbers in the fields, such as "m²". */
  readonly unit?: string | undefined;
  /** How a value is written in its field. */
  readonly format: (value: number) => string;
  /** Reads what was typed into a field; null when it says nothing. */
  readonly parse: (text: string) => number | null;
  /** While a thumb is dragged. */
  readonly onChange: (value: SliderRange) => void;
  /** A thumb was let go, moved by a key, or a number was typed. */
  readonly onChangeEnd: (value: SliderRange) => void;
}

/** A range with two thumbs, a histogram above them and two number fields below. */
export function RangeSlider(props: RangeSliderProps) {
  const { label, fromLabel, toLabel, value, ends, step, columns = [], onChange, onChangeEnd } = props;
  const [min, max] = ends;
  const share = (one: number) => `${((one - min) / (max - min)) * 100}%`;
  const names = [fromLabel, toLabel];
  return (
    <div className={styles.range}>
      {columns.length > 0 && <Histogram columns={columns} value={value} />}
      <Slider
        aria-label={label}
        className={styles.slider ?? ''}
        value={[...value]}
        minValue={min}
        maxValue={max}
        step={step}
        onChange={([from = min, to = max]) => onChange([from, to])}
        onChangeEnd={([from = min, to = max]) => onChangeEnd([from, to])}
      >
        <SliderTrack className={styles.track ?? ''}>
          <div
            className={styles.fill}
            style={{ left: share(value[0]), width: `calc(${share(value[1])} - ${share(value[0])})` }}
          />
          {names.map((name, index) => (
            <SliderThumb key={name} index={index} aria-label={name} className={styles.thumb ?? ''} />
          ))}
        </SliderTrack>
      </Slider>
      <div className={styles.fields}>
        <RangeField
          {...props}
          label={fromLabel}
          current={value[0]}
          onCommit={(from) => onChangeEnd([within(from, min, value[1]), value[1]])}
        />
        <RangeField
          {...props}
          label={toLabel}
          current={value[1]}
          onCommit={(to) => onChangeEnd([value[0], within(to, value[0], max)])}
        />
      </div>
    </div>
  );
}

function within(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}
