import type { DeliveryStatus, ReleaseChange } from '@suite/api';
import { changeRelease } from '@suite/api/endpoints';
import { call } from '@suite/api-client';
import { Button } from '@suite/ui';
import { TextField } from '@suite/ui/fields';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ActionError } from '../../lib/action-error.tsx';
import { useStudioAction } from '../../lib/errors.ts';
import { Question } from '../../lib/question.tsx';
import records from '../../lib/records.module.css';
import styles from './releases.module.css';

type Release = DeliveryStatus['apps'][number];
type Action = ReleaseChange['action'];

interface Choice {
  readonly action: Action;
  /** The version that is looked at: it is changed only while visitors still get it. */
  readonly version: string;
}

const MOST_CHARACTERS = 200;

/** What can be done about the versions of an app: its canary, and else its stable one. */
export function choicesOf({ versions, former }: Pick<Release, 'versions' | 'former'>): readonly Choice[] {
  const canary = versions.find(({ state }) => state === 'canary');
  if (canary) {
    const actions: Action[] = canary.traffic > 0 ? ['pause', 'promote', 'abort'] : ['promote', 'abort'];
    return actions.map((action) => ({ action, version: canary.version }));
  }
  const stable = versions.find(({ state }) => state === 'stable');
  return stable && former !== null ? [{ action: 'rollback', version: stable.version }] : [];
}

export interface ChangeReleaseProps {
  readonly release: Release;
  readonly onChanged: () => void;
}

/** Buttons for what can be done about an app, each asked once more. */
export function ChangeRelease({ release, onChanged }: ChangeReleaseProps) {
  const [asked, setAsked] = useState<Choice | null>(null);
  return (
    <div className={records.does}>
      {choicesOf(release).map((choice) => (
        <Button key={choice.action} onPress={() => setAsked(choice)}>
          <FormattedMessage id={`studio.releases.${choice.action}`} />
        </Button>
      ))}
      {asked && (
        <ConfirmChange
          release={release}
          choice={asked}
          onChanged={onChanged}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}

interface ConfirmChangeProps extends ChangeReleaseProps {
  readonly choice: Choice;
  readonly onClose: () => void;
}

function ConfirmChange({
  release: { app, verdict, former },
  choice: { action, version },
  onChanged,
  onClose,
}: ConfirmChangeProps) {
  const intl = useIntl();
  const { error, isRunning, run } = useStudioAction();
  const [reason, setReason] = useState('');
  const isUnready = action === 'promote' && verdict !== 'ready';
  const change = async () => {
    const isDone = await run(async () => {
      await call(changeRelease, { app, body: { action, version, reason, force: isUnready } });
    });
    if (!isDone) return;
    onChanged();
    onClose();
  };
  return (
    <Question
      title={intl.formatMessage({ id: `studio.releases.${action}-named` }, { app, version })}
      confirm={intl.formatMessage({ id: `studio.releases.${action}` })}
      isRunning={isRunning}
      onConfirm={() => void change()}
      onClose={onClose}
    >
      <p className={styles.said}>
        <FormattedMessage id={`studio.releases.${action}-text`} values={{ former }} />
      </p>
      {isUnready && (
        <p className={styles.said}>
          <FormattedMessage
            id="studio.releases.unready"
            values={{ verdict: intl.formatMessage({ id: `studio.releases.verdict.${verdict}` }) }}
          />
        </p>
      )}
      <TextField
        label={intl.formatMessage({ id: 'studio.releases.why' })}
        hint={intl.formatMessage({ id: 'studio.releases.why-hint' })}
        value={reason}
        onChange={(text) => setReason(text.slice(0, MOST_CHARACTERS))}
      />
      <ActionError error={error} keepsText={reason !== ''} />
    </Question>
  );
}
