import { TextField } from '@suite/ui';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { isOnEarth } from '../checks.ts';
import { ConflictNote } from '../conflict-note.tsx';
import styles from '../details.module.css';
import type { SectionProps } from './settings-room.tsx';

interface PlaceSectionProps extends SectionProps {
  readonly maySetEmail: boolean;
}

/** Where the project stands, its own site, and where requests for a price go. */
export function PlaceSection({ model, details, maySetEmail }: PlaceSectionProps) {
  const intl = useIntl();
  const location = model.values.location ?? details.location;
  const website = model.values.website === undefined ? details.website : model.values.website;
  const email = model.values.enquiryEmail === undefined ? details.enquiryEmail : model.values.enquiryEmail;
  const orNull = (typed: string) => (typed.trim() === '' ? null : typed);
  const { longitude, latitude } = model.current.location ?? details.location;
  const label = (name: 'place' | 'website' | 'email') =>
    intl.formatMessage({ id: `studio.settings.${name}` });
  return (
    <>
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
        label={label('place')}
        theirs={`${latitude}, ${longitude}`}
      />
      <TextField
        label={label('website')}
        type="url"
        value={website ?? ''}
        placeholder="https://"
        hint={intl.formatMessage({ id: 'studio.settings.website-text' })}
        onChange={(typed) => model.edit('website', orNull(typed))}
      />
      <ConflictNote
        model={model}
        name="website"
        label={label('website')}
        theirs={model.current.website ?? '—'}
      />
      <TextField
        label={label('email')}
        type="email"
        value={email ?? ''}
        hint={intl.formatMessage({ id: 'studio.settings.email-text' })}
        readOnly={!maySetEmail}
        onChange={(typed) => model.edit('enquiryEmail', orNull(typed))}
      />
      <ConflictNote
        model={model}
        name="enquiryEmail"
        label={label('email')}
        theirs={model.current.enquiryEmail ?? '—'}
      />
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
  const [text, setText] = useState(String(value));
  const read = (typed: string) => (typed.trim() === '' ? Number.NaN : Number(typed.trim().replace(',', '.')));
  // What is discarded, or was changed by somebody else, takes the place of what is typed.
  useEffect(() => setText((typed) => (Object.is(read(typed), value) ? typed : String(value))), [value]);
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
