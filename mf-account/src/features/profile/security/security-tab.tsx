import { getSecondFactors } from '@suite/api/endpoints';
import { readOf, useRead } from '@suite/api-client';
import type { Profile } from '@suite/contracts';
import { AsyncView } from '@suite/explorer';
import { WARNING_CIRCLE } from '@suite/ui/icons';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Note } from '../../../lib/frame/note.tsx';
import { announceProfile } from '../../../lib/session.ts';
import { AuthenticatorApp } from './authenticator-app.tsx';
import { Passkeys } from './passkeys.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { RecoveryDialog } from './recovery-dialog.tsx';
import { Sessions } from './sessions.tsx';

/** How the account is kept: what follows the password, passkeys, and where the person is logged in. */
export default function SecurityTab({ profile }: { readonly profile: Profile }) {
  const read = useRead(readOf(getSecondFactors));
  const [codes, setCodes] = useState<readonly string[]>([]);
  // With a factor the roles of the person hold, of which the menu and the desk are made.
  const changed = async (told: readonly string[]) => {
    setCodes(told);
    read.retry();
    if (profile.needsSecondFactor) await announceProfile();
  };
  return (
    <>
      {profile.needsSecondFactor && (
        <Note icon={WARNING_CIRCLE}>
          <FormattedMessage id="account.security.needed" />
        </Note>
      )}
      <AsyncView read={read}>
        {(factors) => (
          <>
            <AuthenticatorApp factors={factors} onChanged={changed} />
            <RecoveryCodes factors={factors} onChanged={changed} />
          </>
        )}
      </AsyncView>
      <Passkeys onChanged={changed} />
      <Sessions />
      {codes.length > 0 && <RecoveryDialog codes={codes} onClose={() => setCodes([])} />}
    </>
  );
}
