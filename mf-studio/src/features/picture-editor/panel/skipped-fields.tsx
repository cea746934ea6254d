import type { Numbering } from '@suite/shapes';
import { TextField } from '@suite/ui/fields';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './panel.module.css';

interface SkippedFieldsProps {
  readonly numbering: Numbering;
  readonly onChange: (part: Partial<Numbering>) => void;
}

/** Floors and places that no number has, as a thirteenth. */
export function SkippedFields({ numbering, onChange }: SkippedFieldsProps) {
  const { skippedFloors, skippedPlaces } = numbering;
  const isOpen = skippedFloors.length + skippedPlaces.length > 0;
  return (
    <details className={styles.more} open={isOpen}>
      <summary>
        <FormattedMessage id="studio.picture.facade.skipped" />
      </summary>
      <div className={styles.pair}>
        <Skipped
          name="floors"
          value={skippedFloors}
          onChange={(skipped) => onChange({ skippedFloors: skipped })}
        />
        <Skipped
          name="places"
          value={skippedPlaces}
          onChange={(skipped) => onChange({ skippedPlaces: skipped })}
        />
      </div>
    </details>
  );
}

interface SkippedProps {
  readonly name: 'floors' | 'places';
  readonly value: readonly number[];
  readonly onChange: (value: readonly number[]) => void;
}

function Skipped({ name, value, onChange }: SkippedProps) {
  const intl = useIntl();
  const [text, setText] = useState(value.join(', '));
  const numbers = text.split(/[\s,;]+/).filter((part) => part !== '');
  const isSound = numbers.every((part) => /^-?\d{1,3}$/.test(part));
  return (
    <TextField
      label={intl.formatMessage({ id: `studio.picture.facade.skipped.${name}` })}
      value={text}
      height={44}
      onChange={(typed) => {
        setText(typed);
        const read = typed.split(/[\s,;]+/).filter((part) => part !== '');
        if (read.every((part) => /^-?\d{1,3}$/.test(part))) onChange(read.map(Number));
      }}
      error={isSound ? undefined : intl.formatMessage({ id: 'studio.picture.facade.skipped-issue' })}
    />
  );
}
