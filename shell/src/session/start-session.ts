import {
  ApiError,
  endSession,
  hasAccessToken,
  loadProfile,
  onSessionEnded,
  restoreSession,
} from '@suite/api-client';
import { $profile, emit, noteRestoring, setProfile } from '@suite/bus';
import { $sessionExpired } from './session-expired.ts';
import { keepSessionHint, onOtherTab, readSessionHint } from './session-hint.ts';

/**
 * Finds the session of an earlier page, and follows it from there: its end at the server, and what other tabs do.
 * Gives what ends it, for tests.
 */
export function startSession(): () => void {
  const stops = [
    onSessionEnded((reason) => {
      setProfile(null);
      if (reason === 'lost') emit('session:lost', {});
    }),
    $profile.listen((profile) => keepSessionHint(profile !== null)),
    onOtherTab((isSignedIn) => {
      if (!isSignedIn) endSession('signed-out-elsewhere');
      else if (!hasAccessToken()) void restore();
    }),
  ];
  const lookAgain = () => {
    if (readSessionHint() !== 'none' && !hasAccessToken()) void restore();
  };
  window.addEventListener('online', lookAgain);
  stops.push(() => window.removeEventListener('online', lookAgain));
  lookAgain();
  return () => {
    for (const stop of stops) stop();
  };
}

async function restore(): Promise<void> {
  noteRestoring();
  if (await isRestored()) await showProfile();
  else setProfile(null);
}

/** Where nobody can tell, the session may still be there: it is remembered, and looked for when the network is back. */
async function isRestored(): Promise<boolean> {
  const hint = readSessionHint();
  try {
    const isThere = await restoreSession();
    if (!isThere) {
      keepSessionHint(false);
      // Nobody is told of the end of a session that there may never have been.
      if (hint !== 'unclear') $sessionExpired.set(true);
    }
    return isThere;
  } catch {
    return false;
  }
}

async function showProfile(): Promise<void> {
  try {
    setProfile(await loadProfile());
  } catch (error) {
    setProfile(null);
    emit('session:profile-failed', { status: error instanceof ApiError ? error.status : 0 });
  }
}
