import type { Passkey } from '@suite/api';
import { deletePasskey, listPasskeys, renamePasskey } from '@suite/api/endpoints';
import { call, readOf, useRead } from '@suite/api-client';
import { AsyncView } from '@suite/explorer';
import { Button } from '@suite/ui';
import { PLUS } from '@suite/ui/icons';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { hasPasskeys, isEndedByPerson, makePasskey } from '../../../lib/passkeys.ts';
import styles from '../profile.module.css';
import { NameDialog } from './name-dialog.tsx';
import { Part } from './part.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import { useConfirmed } from './use-confirmed.ts';

export interface PasskeysProps {
  /** Gets the recovery codes that were told, if any. */
  readonly onChanged: (codes: readonly string[]) => Promise<void>;
}

/** Passkeys of the person: added, named and removed. */
export function Passkeys({ onChanged }: PasskeysProps) {
  const intl = useIntl();
  const read = useRead(readOf(listPasskeys));
  const state = useConfirmed();
  const [named, setNamed] = useState<Passkey | 'new' | null>(null);
  const changed = async (codes: readonly string[]) => {
    read.retry();
    await onChanged(codes);
  };
  const save = (name: string) => {
    setNamed(null);
    state.runConfirmed(async (currentPassword) => {
      if (named === 'new') await changed(await orNothing(() => makePasskey(name, currentPassword)));
      else if (named) await changed(await renamed(named.id, name));
    });
  };
  const remove = (passkeyId: number) =>
    state.runConfirmed(async (currentPassword) => {
      await call(deletePasskey, { passkeyId, body: { currentPassword } });
      await changed([]);
    });
  return (
    <Part
      title={intl.formatMessage({ id: 'account.passkeys.title' })}
      text={<FormattedMessage id="account.passkeys.text" />}
      state={state}
    >
      <AsyncView read={read} empty={null}>
        {(passkeys) => (
          <ul className={styles.rows} aria-label={intl.formatMessage({ id: 'account.passkeys.title' })}>
            {passkeys.map((passkey) => (
              <PasskeyRow
                key={passkey.id}
                passkey={passkey}
                isRunning={state.isRunning}
                onRename={() => setNamed(passkey)}
                onRemove={() => remove(passkey.id)}
              />
            ))}
          </ul>
        )}
      </AsyncView>
      {hasPasskeys() ? (
        <div className={styles.actions}>
          <Button size={40} icon={PLUS} disabled={state.isRunning} onPress={() => setNamed('new')}>
            <FormattedMessage id="account.passkeys.add" />
          </Button>
        </div>
      ) : (
        <p className={styles.quiet}>
          <FormattedMessage id="account.passkeys.none" />
        </p>
      )}
      {named && (
        <NameDialog name={named === 'new' ? '' : named.name} onSave={save} onClose={() => setNamed(null)} />
      )}
    </Part>
  );
}

async function renamed(passkeyId: number, name: string): Promise<readonly string[]> {
  await call(renamePasskey, { passkeyId, body: { name } });
  return [];
}

/** Who closed the question of the browser wants nothing. */
async function orNothing(make: () => Promise<readonly string[]>): Promise<readonly string[]> {
  try {
    return await make();
  } catch (error) {
    if (isEndedByPerson(error)) return [];
    throw error;
  }
}
