import { accentContrast, colourIssues, isColour } from '@suite/domain';
import { useFormats } from '@suite/i18n';
import { TextField } from '@suite/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConflictNote } from '../conflict-note.tsx';
import styles from '../details.module.css';
import { LookPreview } from './look-preview.tsx';
import type { SectionProps } from './settings-room.tsx';

const COLOURS = ['accent', 'accentHover', 'accentInk', 'accentTint'] as const;

interface LookProps extends SectionProps {
  readonly projectId: number;
}

/** Colours of a project with what is read of them, and what screens look like in them. */
export function LookSection({ projectId, model, details }: LookProps) {
  const intl = useIntl();
  const { decimal } = useFormats();
  const colours = model.values.colours ?? details.colours;
  const issues = colourIssues(colours);
  const stored = model.current.colours ?? details.colours;
  return (
    <>
      <div className={styles.pair}>
        {COLOURS.map((name) => {
          const label = intl.formatMessage({ id: `studio.look.${name}` });
          const set = (colour: string) => model.edit('colours', { ...colours, [name]: colour });
          return (
            <div key={name} className={styles.colour}>
              <input
                type="color"
                aria-label={intl.formatMessage({ id: 'studio.look.choose' }, { label })}
                value={isColour(colours[name]) ? colours[name].toLowerCase() : '#000000'}
                onChange={(event) => set(event.target.value.toUpperCase())}
              />
              <TextField
                label={label}
                value={colours[name]}
                onChange={set}
                error={isColour(colours[name]) ? undefined : intl.formatMessage({ id: 'studio.look.form' })}
              />
            </div>
          );
        })}
      </div>
      {COLOURS.every((name) => isColour(colours[name])) && (
        <>
          <LookPreview projectId={projectId} texts={details.texts} colours={colours} />
          <p className={styles.note} role="status">
            <FormattedMessage
              id={issues.length > 0 ? 'studio.look.unreadable' : 'studio.look.readable'}
              values={{ contrast: decimal(accentContrast(colours), 1) }}
            />
          </p>
        </>
      )}
      <ConflictNote
        model={model}
        name="colours"
        label={intl.formatMessage({ id: 'studio.settings.look' })}
        theirs={COLOURS.map((name) => stored[name]).join(', ')}
      />
    </>
  );
}
