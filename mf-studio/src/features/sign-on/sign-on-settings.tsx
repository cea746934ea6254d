import type { SignOnSettings as Settings } from '@suite/api';
import { getSignOnSettings } from '@suite/api/endpoints';
import { inLanguage, taggedReadOf, useRead } from '@suite/api-client';
import { useLocale } from '@suite/bus';
import { AsyncView } from '@suite/explorer';
import { SubmitButton } from '@suite/forms';
import { Button } from '@suite/ui';
import { Switch, TextField } from '@suite/ui/fields';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ActionError } from '../../lib/action-error.tsx';
import { Question } from '../../lib/question.tsx';
import styles from '../../lib/records.module.css';
import { draftOf, fieldsOf, issuesOf, type SignOnDraft } from './sign-on-draft.ts';
import { useSignOn } from './use-sign-on.ts';

/** How people of the organisation log in by its own provider: shown, set and ended. */
export function SignOnSettings({ projectId }: { readonly projectId: number }) {
  const read = useRead(taggedReadOf(getSignOnSettings, { projectId, ...inLanguage(useLocale()) }));
  // Said here, since what was saved makes the form anew.
  const [isSaved, setSaved] = useState(false);
  return (
    <>
      <p className={styles.count}>
        <FormattedMessage id="studio.sign-on.text" />
      </p>
      <AsyncView read={read}>
        {({ document, tag }) => (
          <SettingsForm
            key={tag}
            projectId={projectId}
            known={document}
            tag={tag}
            onSaved={setSaved}
            onChanged={read.retry}
          />
        )}
      </AsyncView>
      <p role="status" className={styles.count}>
        {isSaved && <FormattedMessage id="studio.sign-on.saved" />}
      </p>
    </>
  );
}

interface SettingsFormProps {
  readonly projectId: number;
  readonly known: Settings;
  readonly tag: string | undefined;
  /** With false as soon as something else is being changed. */
  readonly onSaved: (isSaved: boolean) => void;
  readonly onChanged: () => void;
}

const TEXTS = [
  ['issuer', 'url'],
  ['clientId', 'text'],
  ['clientSecret', 'password'],
  ['domains', 'text'],
] as const satisfies readonly (readonly [keyof SignOnDraft, 'url' | 'text' | 'password'])[];

function SettingsForm({ projectId, known, tag, onSaved, onChanged }: SettingsFormProps) {
  const intl = useIntl();
  const { error, isRunning, save, end } = useSignOn({ projectId, tag, onSaved, onChanged });
  const [draft, setDraft] = useState(() => draftOf(known.settings));
  const [isTried, setTried] = useState(false);
  const [isEnding, setEnding] = useState(false);
  const hasSecret = known.settings !== null;
  const issues = isTried ? issuesOf(draft, hasSecret) : {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(issuesOf(draft, hasSecret)).length === 0) void save(fieldsOf(draft));
  };
  const text = (id: string) => intl.formatMessage({ id: `studio.sign-on.${id}` });
  return (
    <form
      className={styles.noteForm}
      onSubmit={submit}
      noValidate
      aria-label={intl.formatMessage({ id: 'studio.room.signOn' })}
    >
      <p className={styles.name}>{known.name}</p>
      <TextField
        label={text('redirect')}
        hint={text('redirect-hint')}
        value={known.redirectUri}
        onChange={() => undefined}
        readOnly
      />
      {TEXTS.map(([field, type]) => (
        <TextField
          key={field}
          label={text(field)}
          hint={text(field === 'clientSecret' && hasSecret ? 'secret-kept' : `${field}-hint`)}
          error={issues[field] && intl.formatMessage({ id: issues[field] })}
          type={type}
          autoComplete="off"
          value={draft[field]}
          onChange={(value) => setDraft({ ...draft, [field]: value })}
        />
      ))}
      <Switch
        label={text('second-factor')}
        on={draft.countsAsSecondFactor}
        onChange={(countsAsSecondFactor) => setDraft({ ...draft, countsAsSecondFactor })}
      />
      <ActionError error={error} keepsText />
      <div className={styles.actions}>
        <SubmitButton isSending={isRunning} full={false}>
          <FormattedMessage id="studio.sign-on.save" />
        </SubmitButton>
        {hasSecret && (
          <Button onPress={() => setEnding(true)}>
            <FormattedMessage id="studio.sign-on.end" />
          </Button>
        )}
      </div>
      {isEnding && (
        <Question
          title={text('end-title')}
          confirm={text('end')}
          isRunning={isRunning}
          onConfirm={() => void end().then(() => setEnding(false))}
          onClose={() => setEnding(false)}
        >
          <p>
            <FormattedMessage id="studio.sign-on.end-text" />
          </p>
        </Question>
      )}
    </form>
  );
}
