import type { RemoteName } from '@suite/contracts';
import type { Candidate } from '@suite/domain';

/**
 * Canaries that failed are left alone for as long as the tab is open: the visitor meets a fault once. The stable
 * version is always tried again.
 */
const KEY = 'suite-failed-versions';
/** What is being drawn: where that never ends, the tab does nothing more, and only the next page view can say so. */
const DRAWING = 'suite-drawing:';
const failed = new Set([...stored(), ...hung()]);

export function markFailed(remote: RemoteName, { cohort, version }: Candidate): void {
  if (cohort === 'stable') return;
  failed.add(`${remote}@${version}`);
  keep();
}

/** "Try again", when all versions failed, tries all of them. */
export function forgetFailed(remote: RemoteName): void {
  for (const key of failed) if (key.startsWith(`${remote}@`)) failed.delete(key);
  keep();
}

/** What was not found to fail; a version that was asked for by name is tried whatever happened. */
export function notFailed(remote: RemoteName, candidates: readonly Candidate[]): readonly Candidate[] {
  return candidates.filter(({ version }) => !failed.has(`${remote}@${version}`));
}

/** A canary is about to be drawn. */
export function noteDrawing(remote: RemoteName, { cohort, version }: Candidate): void {
  if (cohort === 'canary') set(`${DRAWING}${remote}@${version}`, '1');
}

/** It is drawn. */
export function noteDrawn(remote: RemoteName, { version }: Candidate): void {
  forgetDrawing(`${DRAWING}${remote}@${version}`);
}

function hung(): string[] {
  addEventListener('pagehide', () => forgetDrawing(DRAWING));
  return forgetDrawing(DRAWING);
}

/** Gives the versions whose mark is taken away. */
function forgetDrawing(prefix: string): string[] {
  try {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));
    for (const key of keys) sessionStorage.removeItem(key);
    return keys.map((key) => key.slice(DRAWING.length));
  } catch {
    return [];
  }
}

function stored(): string[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as string[];
  } catch {
    return [];
  }
}

function keep(): void {
  set(KEY, JSON.stringify([...failed]));
}

function set(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // Without storage the next page view meets the fault again.
  }
}
