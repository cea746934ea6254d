import { TextField } from '@suite/ui/fields';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

/** A whole number within bounds; what is none stays in the field with a sentence, and changes nothing. */
export function NumberField({ label, value, least, most, onChange }: NumberFieldProps) {
  const intl = useIntl();
  const [text, setText] = useState(String(value));
  useEffect(() => setText((typed) => (Number(typed) === value ? typed : String(value))), [value]);
  const read = (typed: string) => (/^\s*-?\d{1,3}\s*$/.test(typed) ? Number(typed) : null);
  const isSound = (number: number | null): number is number =>
    number !== null && number >= least && number <= most;
  return (
    <TextField
      label={label}
      value={text}
      height={44}
      inputMode="numeric"
      onChange={(typed) => {
        setText(typed);
        const number = read(typed);
        if (isSound(number) && number !== value) onChange(number);
      }}
      error={
        isSound(read(text)) ? undefined : intl.formatMessage({ id: 'studio.picture.number' }, { least, most })
      }
    />
  );
}
