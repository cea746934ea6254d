import type { DraftDetails } from '@suite/api';
import { RadioRows } from '@suite/ui/choices';
import { Switch } from '@suite/ui/fields';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConflictNote } from '../conflict-note.tsx';
import styles from '../details.module.css';
import { FILTER_LABELS, FilterOrder } from './filter-order.tsx';
import type { SectionProps } from './settings-room.tsx';

type Settings = DraftDetails['settings'];
const SWITCHES = ['prices', 'compare', 'arrival'] as const;
/** Those that visitors can read. */
const LANGUAGES = [
  { value: 'english', id: 'studio.texts.en' },
  { value: 'serbianLatin', id: 'studio.texts.sr' },
] as const;

/** What visitors are shown, each with a sentence of what they will see. */
export function SeenSection({ model, details }: SectionProps) {
  const intl = useIntl();
  const settings = model.values.settings ?? details.settings;
  const set = (change: Partial<Settings>) => model.edit('settings', { ...settings, ...change });
  const languages = LANGUAGES.map(({ value, id }) => ({ value, label: intl.formatMessage({ id }) }));
  const filtersText = (names: Settings['filters']) =>
    intl.formatList(names.map((name) => intl.formatMessage({ id: FILTER_LABELS[name] })));
  const stored = model.current.settings ?? details.settings;
  const theirs = [
    ...SWITCHES.map(
      (name) =>
        `${intl.formatMessage({ id: `studio.settings.${name}` })}: ${intl.formatMessage({ id: stored[name] ? 'common.yes' : 'common.no' })}`,
    ),
    filtersText(stored.filters),
    languages.find(({ value }) => value === stored.defaultLanguage)?.label ?? stored.defaultLanguage,
  ].join('; ');
  return (
    <>
      {SWITCHES.map((name) => (
        <Choice key={name} name={name} on={settings[name]} onChange={(on) => set({ [name]: on })} />
      ))}
      <div className={styles.setting}>
        <strong>
          <FormattedMessage id="studio.settings.language" />
        </strong>
        <p>
          <FormattedMessage id="studio.settings.language-text" />
        </p>
        <RadioRows
          label={intl.formatMessage({ id: 'studio.settings.language' })}
          choices={languages}
          value={settings.defaultLanguage as (typeof LANGUAGES)[number]['value']}
          onChange={(defaultLanguage) => set({ defaultLanguage })}
        />
      </div>
      <div className={styles.setting}>
        <strong>
          <FormattedMessage id="studio.settings.filters" />
        </strong>
        <p>
          <FormattedMessage id="studio.settings.filters-text" />
        </p>
        <FilterOrder chosen={settings.filters} onChange={(filters) => set({ filters: [...filters] })} />
      </div>
      <ConflictNote
        model={model}
        name="settings"
        label={intl.formatMessage({ id: 'studio.settings.seen' })}
        theirs={theirs}
      />
    </>
  );
}

interface ChoiceProps {
  readonly name: (typeof SWITCHES)[number];
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

function Choice({ name, on, onChange }: ChoiceProps) {
  const intl = useIntl();
  const textId = useId();
  return (
    <div className={styles.setting}>
      <Switch
        label={intl.formatMessage({ id: `studio.settings.${name}` })}
        on={on}
        onChange={onChange}
        aria-describedby={textId}
      />
      <p id={textId}>
        <FormattedMessage id={`studio.settings.${name}-text`} />
      </p>
    </div>
  );
}
