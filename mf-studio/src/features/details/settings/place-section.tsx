import { TextField } from '@suite/ui/fields';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { isOnEarth } from '../checks.ts';
import { ConflictNote } from '../conflict-note.tsx';
import styles from '../details.module.css';
import { PlaceMap } from './place-map.tsx';
import type { SectionProps } from './settings-room.tsx';

interface PlaceSectionProps extends SectionProps {
  readonly maySetEmail: boolean;
}

/** Where the project stands, its own site, and where requests for a price go. */
export function PlaceSection({ model, details, maySetEmail }: PlaceSectionProps) {
  const intl = useIntl();
  const location = model.values.location ?? details.location;
  const { longitude, latitude } = model.current.location ?? details.location;
  return (
    <>
      <PlaceMap
        location={location}
        isReadOnly={model.isSaving}
        onPlace={(place) => model.edit('location', place)}
      />
      <div className={styles.pair}>
        {(['latitude', 'longitude'] as const).map((name) => (
          <DegreesField
            key={name}
            label={intl.formatMessage({ id: `studio.settings.${name}` })}
            value={location[name]}
            isSound={isOnEarth({ longitude: 0, latitude: 0, [name]: location[name] })}
            onChange={(degrees) => model.edit('location', { ...location, [name]: degrees })}
          />
        ))}
      </div>
      <ConflictNote
        model={model}
        name="location"
        label={intl.formatMessage({ id: 'studio.settings.place' })}
        theirs={`${latitude}, ${longitude}`}
      />
      <AddressField name="website" type="url" model={model} details={details} isReadOnly={false} />
      <AddressField
        name="enquiryEmail"
        type="email"
        model={model}
        details={details}
        isReadOnly={!maySetEmail}
      />
    </>
  );
}

interface AddressFieldProps extends SectionProps {
  readonly name: 'website' | 'enquiryEmail';
  readonly type: 'url' | 'email';
  readonly isReadOnly: boolean;
}

/** An address of the project, or none. */
function AddressField({ name, type, model, details, isReadOnly }: AddressFieldProps) {
  const intl = useIntl();
  const typed = model.values[name];
  const label = intl.formatMessage({ id: `studio.settings.${name}` });
  return (
    <>
      <TextField
        label={label}
        type={type}
        value={(typed === undefined ? details[name] : typed) ?? ''}
        placeholder={type === 'url' ? 'https://' : undefined}
        hint={intl.formatMessage({ id: `studio.settings.${name}-text` })}
        readOnly={isReadOnly}
        onChange={(text) => model.edit(name, text.trim() === '' ? null : text)}
      />
      <ConflictNote model={model} name={name} label={label} theirs={model.current[name] ?? '—'} />
    </>
  );
}

interface DegreesFieldProps {
  readonly label: string;
  readonly value: number;
  readonly isSound: boolean;
  readonly onChange: (degrees: number) => void;
}

/** Degrees, with a comma or a point. */
function DegreesField({ label, value, isSound, onChange }: DegreesFieldProps) {
  const intl = useIntl();
  const written = Number.isFinite(value) ? String(value) : '';
  const [text, setText] = useState(written);
  const read = (typed: string) => (typed.trim() === '' ? Number.NaN : Number(typed.trim().replace(',', '.')));
  // What is discarded, or was changed by somebody else, takes the place of what is typed.
  useEffect(() => setText((typed) => (Object.is(read(typed), value) ? typed : written)), [value, written]);
  return (
    <TextField
      label={label}
      value={text}
      inputMode="decimal"
      end="°"
      onChange={(typed) => {
        setText(typed);
        onChange(read(typed));
      }}
      error={isSound ? undefined : intl.formatMessage({ id: 'studio.settings.degrees' })}
    />
  );
}
