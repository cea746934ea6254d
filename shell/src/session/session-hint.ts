/** Kept so that only who was signed in asks for a session when a page opens: others would wait for nothing. */
const KEY = 'signed-in';
const SIGNED_IN = '1';

/**
 * `unclear` is what nobody here wrote, a bad version of a remote perhaps: the session may be there all the same.
 * Without storage nobody is remembered; the cookie of the session is then found after the next login only.
 */
export function readSessionHint(): 'signed-in' | 'unclear' | 'none' {
  try {
    const kept = localStorage.getItem(KEY);
    if (kept === null) return 'none';
    return kept === SIGNED_IN ? 'signed-in' : 'unclear';
  } catch {
    return 'none';
  }
}

export function keepSessionHint(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(KEY, SIGNED_IN);
    else localStorage.removeItem(KEY);
  } catch {
    // See `readSessionHint`.
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
