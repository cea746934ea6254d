import { type FacadeFloor, floorText, type Numbering, numberOf, parseFloor } from '@suite/shapes';
import { TextField } from '@suite/ui/fields';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './panel.module.css';

interface FloorFieldsProps {
  readonly floors: readonly FacadeFloor[];
  readonly numbering: Numbering;
  readonly onChange: (floors: readonly FacadeFloor[]) => void;
}

/** Each floor by itself, the highest on top as on the picture; closed until somebody needs it. */
export function FloorFields({ floors, numbering, onChange }: FloorFieldsProps) {
  const intl = useIntl();
  return (
    <details className={styles.more}>
      <summary>
        <FormattedMessage id="studio.picture.facade.each" />
      </summary>
      <p className={styles.note}>
        <FormattedMessage id="studio.picture.facade.each-text" />
      </p>
      {floors
        .map((floor, index) => (
          <FloorField
            key={index}
            floor={floor}
            label={intl.formatMessage(
              { id: 'studio.picture.facade.floor' },
              {
                first: numberOf({ floor: index, place: 0, places: 1 }, { ...numbering, pattern: '{floor}' }),
              },
            )}
            onChange={(changed) => onChange(floors.map((one, at) => (at === index ? changed : one)))}
          />
        ))
        .toReversed()}
    </details>
  );
}

interface FloorFieldProps {
  readonly floor: FacadeFloor;
  readonly label: string;
  readonly onChange: (floor: FacadeFloor) => void;
}

function FloorField({ floor, label, onChange }: FloorFieldProps) {
  const intl = useIntl();
  const [text, setText] = useState(floorText(floor));
  const read = parseFloor(text);
  return (
    <TextField
      label={label}
      value={text}
      height={44}
      onChange={setText}
      onBlur={() => read && floorText(read) !== floorText(floor) && onChange(read)}
      error={read ? undefined : intl.formatMessage({ id: 'studio.picture.facade.floor-issue' })}
    />
  );
}
