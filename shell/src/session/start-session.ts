import {
  ApiError,
  hasAccessToken,
  loadProfile,
  onSessionEnded,
  restoreSession,
  setAccessToken,
} from '@suite/api-client';
import { $profile, emit, noteRestoring, setProfile } from '@suite/bus';
import { hasSessionHint, keepSessionHint, onOtherTab } from './session-hint.ts';

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
      if (!isSignedIn) setAccessToken(null);
      else if (!hasAccessToken()) void restore();
    }),
  ];
  if (hasSessionHint()) void restore();
  return () => {
    for (const stop of stops) stop();
  };
}

async function restore(): Promise<void> {
  noteRestoring();
  if (!(await restoreSession())) {
    setProfile(null);
    keepSessionHint(false);
    return;
  }
  try {
    setProfile(await loadProfile());
  } catch (error) {
    setProfile(null);
    emit('session:profile-failed', { status: error instanceof ApiError ? error.status : 0 });
  }
}
