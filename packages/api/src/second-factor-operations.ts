import type { Operation } from './operation.ts';
import { addPasskey } from './passkeys/add-passkey.ts';
import { beginPasskey } from './passkeys/begin-passkey.ts';
import { beginPasskeyLogin } from './passkeys/begin-passkey-login.ts';
import { deletePasskey } from './passkeys/delete-passkey.ts';
import { listPasskeys } from './passkeys/list-passkeys.ts';
import { logInWithPasskey } from './passkeys/log-in-with-passkey.ts';
import { renamePasskey } from './passkeys/rename-passkey.ts';
import { beginTotp } from './second-factor/begin-totp.ts';
import { confirmTotp } from './second-factor/confirm-totp.ts';
import { getSecondFactors } from './second-factor/get-second-factors.ts';
import { logInWithCode } from './second-factor/log-in-with-code.ts';
import { removeTotp } from './second-factor/remove-totp.ts';
import { renewRecoveryCodes } from './second-factor/renew-recovery-codes.ts';
import { beginSingleSignOn } from './single-sign-on/begin-single-sign-on.ts';
import { findSingleSignOn } from './single-sign-on/find-single-sign-on.ts';
import { getSignOnSettings } from './single-sign-on/get-sign-on-settings.ts';
import { logInWithSingleSignOn } from './single-sign-on/log-in-with-single-sign-on.ts';
import { removeSignOnSettings } from './single-sign-on/remove-sign-on-settings.ts';
import { setSignOnSettings } from './single-sign-on/set-sign-on-settings.ts';

/** What follows the password, or stands in its place. */
export const secondFactorOperations = {
  getSecondFactors,
  beginTotp,
  confirmTotp,
  removeTotp,
  renewRecoveryCodes,
  logInWithCode,
  listPasskeys,
  beginPasskey,
  addPasskey,
  renamePasskey,
  deletePasskey,
  beginPasskeyLogin,
  logInWithPasskey,
  findSingleSignOn,
  beginSingleSignOn,
  logInWithSingleSignOn,
  getSignOnSettings,
  setSignOnSettings,
  removeSignOnSettings,
} as const satisfies Record<string, Operation>;
