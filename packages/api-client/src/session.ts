import { apiState, type SessionEnd } from './state.ts';

/**
 * Begins a session with a token, or ends it with null. From here on somebody else may be asking, so
 * nothing that was read before is shown any more.
 */
export function setAccessToken(token: string | null): void {
  const state = apiState();
  if (token === null) {
    endSession('signed-out');
    return;
  }
  state.token = token;
  nextViewer();
}

/** Whether a token is at hand. Without one a session may still be there: `restoreSession` finds it. */
export function hasAccessToken(): boolean {
  return apiState().token !== null;
}

/** Tells when a session is over, and why; the answer ends it. */
export function onSessionEnded(listener: (reason: SessionEnd) => void): () => void {
  const { endListeners } = apiState();
  endListeners.add(listener);
  return () => {
    endListeners.delete(listener);
  };
}

/** Forgets the token. Without a session nothing happens. */
export function endSession(reason: SessionEnd): void {
  const state = apiState();
  if (state.token === null) return;
  state.token = null;
  nextViewer();
  for (const listener of [...state.endListeners]) listener(reason);
}

/** Takes the token of a refresh: the same person goes on, unless strangers were answered before. */
export function continueSession(token: string): void {
  const state = apiState();
  const wasAnonymous = state.token === null && state.wasAnonymous;
  state.token = token;
  if (wasAnonymous) nextViewer();
}

/** Number of who is asking; a part of every cache key. */
export function currentViewer(): number {
  return apiState().viewer;
}

export function subscribeViewer(listener: () => void): () => void {
  const { viewerListeners } = apiState();
  viewerListeners.add(listener);
  return () => {
    viewerListeners.delete(listener);
  };
}

function nextViewer(): void {
  const state = apiState();
  state.viewer += 1;
  for (const listener of [...state.viewerListeners]) listener();
}
