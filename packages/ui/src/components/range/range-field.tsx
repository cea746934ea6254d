import { useState } from 'react';
import { TextField } from '../field/text-field.tsx';
import styles from './range.module.css';
import type { RangeSliderProps } from './range-slider.tsx';

export interface RangeFieldProps extends Pick<RangeSliderProps, 'unit' | 'format' | 'parse'> {
  readonly label: string;
  readonly current: number;
  readonly onCommit: (value: number) => void;
}

/** One end of a range as a number: what is typed counts once the field is left or Enter is pressed. */
export function RangeField({ label, unit, current, format, parse, onCommit }: RangeFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const commit = () => {
    const value = draft === null ? null : parse(draft);
    setDraft(null);
    if (value !== null && value !== current) onCommit(value);
  };
  return (
    <form
      className={styles.field}
      onSubmit={(event) => {
        event.preventDefault();
        commit();
      }}
    >
      <TextField
        label={label}
        value={draft ?? format(current)}
        height={44}
        inputMode="numeric"
        autoComplete="off"
        end={unit}
        onChange={setDraft}
        onBlur={commit}
      />
    </form>
  );
}
