import type { RemoteName } from '@suite/contracts';
import type { Candidate } from '@suite/domain';

/**
 * Canaries that failed are left alone for as long as the tab is open: the visitor meets a fault once. The stable
 * version is always tried again.
 */
const KEY = 'suite-failed-versions';
const failed = new Set(stored());

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

function stored(): string[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as string[];
  } catch {
    return [];
  }
}

function keep(): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...failed]));
  } catch {
    // Without storage the next page view meets the fault again.
  }
}
