/** Kept so that only who was signed in asks for a session when a page opens: others would wait for nothing. */
const KEY = 'signed-in';

/** Without storage nobody is remembered; the cookie of the session is then found after the next login only. */
export function hasSessionHint(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function keepSessionHint(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // See `hasSessionHint`.
  }
}

/** Tells when another tab signs in or out. */
export function onOtherTab(listener: (isSignedIn: boolean) => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === KEY) listener(newValue !== null);
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
