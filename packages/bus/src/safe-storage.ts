import { parseId } from '@suite/contracts';

/**
 * Lists of apartment ids in the browser's storage. Storage may be blocked (reading throws), full (writing throws)
 * or hold what somebody else wrote; then the list lives as long as the page.
 */

/** The ids in a stored text, each once and in its order; what is no id is left out. Null when it is no list. */
export function parseIds(text: string | null): readonly number[] | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (!Array.isArray(value)) return null;
    const ids = value.map((one: unknown) => parseId(String(one))).filter((id) => id !== null);
    return [...new Set(ids)];
  } catch {
    return null;
  }
}

export function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeText(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Blocked or full: the page keeps it, the next visit does not have it.
  }
}

/** Follows what another tab of the browser writes under a key; null when it removed it. */
export function followText(key: string, listener: (text: string | null) => void): () => void {
  const hear = (event: StorageEvent) => {
    // A cleared storage names no key.
    if (event.key === key || event.key === null) listener(event.newValue);
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
