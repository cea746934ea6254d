import { TextField } from '@suite/ui/fields';
import { useIntl } from 'react-intl';
import { ConflictNote } from '../conflict-note.tsx';
import styles from '../details.module.css';
import { type Text, textName } from '../edits.ts';
import type { DetailsModel } from '../use-details.ts';
import { LongText } from './long-text.tsx';
import type { TextRow } from './text-rows.ts';

type FieldName = 'title' | 'description' | 'text' | 'place' | 'name';

interface TextFieldsProps {
  readonly row: TextRow;
  readonly model: DetailsModel;
  readonly isReadOnly: boolean;
}

/** One text in English and Serbian, side by side. */
export function TextFields({ row, model, isReadOnly }: TextFieldsProps) {
  const intl = useIntl();
  const { path, owner, field, isLong, value, missing } = row;
  const name = textName(path);
  const what = intl.formatMessage({ id: `studio.texts.field.${field as FieldName}` });
  const label = `${owner} · ${what}`;
  const stored = model.current[name];
  const isMissing = intl.formatMessage({ id: 'studio.texts.is-missing' });
  const isChanged = model.changed.includes(name);
  return (
    <fieldset className={styles.text} aria-label={label}>
      <p className={styles.label}>
        <span>{owner}</span>
        <small>{what}</small>
      </p>
      {(['en', 'sr'] as const).map((language) => {
        const field = {
          label: intl.formatMessage({ id: `studio.texts.${language}` }),
          value: value[language],
          readOnly: isReadOnly,
          onChange: (typed: string) => model.edit(name, { ...value, [language]: typed } satisfies Text),
          ...(missing.includes(language) && { [isChanged ? 'error' : 'hint']: isMissing }),
        };
        return isLong ? (
          <LongText key={language} {...field} />
        ) : (
          <TextField key={language} {...field} height={44} />
        );
      })}
      {stored && (
        <ConflictNote model={model} name={name} label={label} theirs={`${stored.en} / ${stored.sr}`} />
      )}
    </fieldset>
  );
}
