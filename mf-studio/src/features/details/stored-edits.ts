import { $profile, DRAFT_PREFIX } from '@suite/bus';
import { useState } from 'react';
import { type Edits, NO_EDITS } from './edits.ts';

/** What is typed, kept in the storage of the tab through another room or a reload; a logout forgets it. */
export function useStoredEdits(projectId: number): [Edits, (edits: Edits) => void] {
  const key = `${DRAFT_PREFIX}studio-details:${$profile.get()?.id}:${projectId}`;
  const [edits, setEdits] = useState(() => storedEdits(key));
  const change = (changed: Edits) => {
    setEdits(changed);
    try {
      if (Object.keys(changed.values).length === 0) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, JSON.stringify(changed));
    } catch {
      // Blocked or full: the page has it.
    }
  };
  return [edits, change];
}

function storedEdits(key: string): Edits {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isEdits(stored) ? stored : NO_EDITS;
  } catch {
    return NO_EDITS;
  }
}

function isEdits(value: unknown): value is Edits {
  if (typeof value !== 'object' || value === null) return false;
  const { base, values } = value as { base?: unknown; values?: unknown };
  return [base, values].every((one) => typeof one === 'object' && one !== null);
}
