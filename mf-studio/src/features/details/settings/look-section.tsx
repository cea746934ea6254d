import { useLocale } from '@suite/bus';
import { routePath } from '@suite/contracts';
import {
  accentContrast,
  colourContrasts,
  colourIssues,
  haloOf,
  isColour,
  type ProjectColours,
} from '@suite/domain';
import { useFormats } from '@suite/i18n';
import { TextField } from '@suite/ui/fields';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { ConflictNote } from '../conflict-note.tsx';
import styles from '../details.module.css';
import { LookPreview } from './look-preview.tsx';
import type { SectionProps } from './settings-room.tsx';

const COLOURS = ['accent', 'accentHover', 'accentInk', 'accentTint', 'accentHalo'] as const;

interface LookProps extends SectionProps {
  readonly projectId: number;
}

/** Colours of a project with what is read of them, and what screens look like in them. */
export function LookSection({ projectId, model, details }: LookProps) {
  const intl = useIntl();
  const locale = useLocale();
  const { decimal } = useFormats();
  const colours = model.values.colours ?? details.colours;
  const issues = colourIssues(colours);
  const stored = model.current.colours ?? details.colours;
  const isWritten = COLOURS.every((name) => isColour(colours[name] ?? colours.accent));
  const contrasts = isWritten ? colourContrasts(colours) : null;
  // What is short of a limit is not said to reach it.
  const shown = (contrast: number) => decimal(Math.floor(contrast * 10) / 10, 1);
  const hintOf = (name: keyof ProjectColours, contrast: number) =>
    intl.formatMessage({ id: `studio.look.contrast.${name}` }, { contrast: shown(contrast) });
  return (
    <>
      <p className={styles.note}>
        <Link to={`${routePath('studio-pictures', locale, { id: projectId })}#logo`}>
          <FormattedMessage id="studio.parts.look" />
        </Link>
      </p>
      <div className={styles.pair}>
        {COLOURS.map((name) => {
          const label = intl.formatMessage({ id: `studio.look.${name}` });
          const colour = name === 'accentHalo' ? haloOf(colours) : colours[name];
          const set = (typed: string) => model.edit('colours', withColour(colours, name, typed));
          return (
            <div key={name} className={styles.colour}>
              <input
                type="color"
                aria-label={intl.formatMessage({ id: 'studio.look.choose' }, { label })}
                value={isColour(colour) ? colour.toLowerCase() : '#000000'}
                onChange={(event) => set(event.target.value.toUpperCase())}
              />
              <TextField
                label={label}
                value={colours[name] ?? ''}
                onChange={set}
                {...(isColour(colour)
                  ? { hint: contrasts ? hintOf(name, contrasts[name]) : undefined }
                  : { error: intl.formatMessage({ id: 'studio.look.form' }) })}
              />
            </div>
          );
        })}
      </div>
      {contrasts && (
        <>
          <LookPreview projectId={projectId} texts={details.texts} colours={colours} />
          <p className={styles.note} role="status">
            <FormattedMessage
              id={issues.length > 0 ? 'studio.look.unreadable' : 'studio.look.readable'}
              values={{ contrast: shown(accentContrast(colours)) }}
            />
          </p>
        </>
      )}
      <ConflictNote
        model={model}
        name="colours"
        label={intl.formatMessage({ id: 'studio.settings.look' })}
        theirs={COLOURS.flatMap((name) => stored[name] ?? []).join(', ')}
      />
    </>
  );
}

/** The colours with another one; a halo that is not written is the accent. */
function withColour(colours: ProjectColours, name: keyof ProjectColours, typed: string): ProjectColours {
  const { accentHalo: _halo, ...four } = colours;
  return name === 'accentHalo' && typed === '' ? four : { ...colours, [name]: typed };
}
