import type { Person } from '@suite/api';
import { listPeople, updatePerson } from '@suite/api/endpoints';
import { call, readOf, useRead } from '@suite/api-client';
import { AsyncView } from '@suite/explorer';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ActionError } from '../../lib/action-error.tsx';
import { useStudioAction } from '../../lib/errors.ts';
import styles from '../../lib/records.module.css';
import { CHANGES, ConfirmDialog, type PersonChange } from './confirm-dialog.tsx';
import { GiveRole } from './give-role.tsx';
import { PersonRow } from './person-row.tsx';

/** Accounts of staff and clients: who may what and why; disabled, without a role, or logged out with one question. */
export function People({ projectId }: { readonly projectId: number }) {
  const read = useRead(readOf(listPeople, { projectId }));
  const { error, isRunning, run } = useStudioAction();
  const [asked, setAsked] = useState<{ person: Person; change: PersonChange } | null>(null);
  const change = async () => {
    if (!asked) return;
    const { person } = asked;
    await run(async () => {
      await call(updatePerson, { projectId, userId: person.id, body: CHANGES[asked.change] });
    });
    setAsked(null);
    read.retry();
  };
  return (
    <AsyncView read={read}>
      {(people) => (
        <>
          <p className={styles.count}>
            <FormattedMessage id="studio.people.text" />
          </p>
          <GiveRole projectId={projectId} onGiven={read.retry} />
          <ActionError error={error} />
          <ul className={styles.list}>
            {people.map((person) => (
              <PersonRow
                key={person.id}
                person={person}
                onAsk={(asking) => setAsked({ person, change: asking })}
              />
            ))}
          </ul>
          {asked && (
            <ConfirmDialog
              {...asked}
              isRunning={isRunning}
              onConfirm={() => void change()}
              onClose={() => setAsked(null)}
            />
          )}
        </>
      )}
    </AsyncView>
  );
}
