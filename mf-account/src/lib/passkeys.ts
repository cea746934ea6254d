import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { addPasskey, beginPasskey, beginPasskeyLogin } from '@suite/api/endpoints';
import { call } from '@suite/api-client';
import { logInWithPasskey } from '@suite/api-client/account';

/** Few pages need it, and these only after a press. */
const load = () => import(/* webpackChunkName: "passkeys" */ '@simplewebauthn/browser');

/** Whether this browser has passkeys at all. */
export function hasPasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function';
}

/** The person closed the browser's question, or no passkey fits: nothing went wrong. */
export function isEndedByPerson(error: unknown): boolean {
  return error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);
}

/** Has the browser make a passkey, and stores it. Gives the recovery codes that come with the first factor. */
export async function makePasskey(name: string, currentPassword?: string): Promise<readonly string[]> {
  const { startRegistration } = await load();
  const begun = await call(beginPasskey, { body: { currentPassword } });
  const optionsJSON = begun.options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const { id: credentialId, response } = await startRegistration({ optionsJSON });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  const body = { name, credentialId, clientDataJSON, attestationObject, transports };
  const added = await call(addPasskey, { body });
  return added.recoveryCodes;
}

/** Logs in with any passkey of this site, or one of the login that waits. */
export async function logInByPasskey(loginToken?: string): Promise<void> {
  const { startAuthentication } = await load();
  const begun = await call(beginPasskeyLogin, { body: { loginToken } });
  const optionsJSON = begun.options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const { id: credentialId, response } = await startAuthentication({ optionsJSON });
  const { clientDataJSON, authenticatorData, signature } = response;
  await logInWithPasskey({ credentialId, clientDataJSON, authenticatorData, signature });
}
