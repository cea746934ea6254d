import type { Locale } from '@suite/contracts';
import type { Candidate } from '@suite/domain';
import { html } from '../html.ts';
import { startAddresses } from './assign-shell.ts';
import type { BuiltPage } from './built-page.ts';
import { PAGE_LABELS } from './head/page-labels.ts';
import type { ShellFiles } from './shell-files.ts';

/** The version of the shell that a visitor gets. */
export interface AssignedShell {
  readonly candidate: Candidate;
  readonly page: BuiltPage;
  readonly again: readonly string[];
  readonly formerMarkup: string | null;
}

/** What the visitor reads meanwhile, and what starts the stable version. */
export function formerOf({ formerMarkup }: AssignedShell, locale: Locale): string | null {
  if (formerMarkup === null) return null;
  return html`<p role="status">${PAGE_LABELS[locale].former}</p>`.text + formerMarkup;
}

/** The first version whose page is in the store, and what starts the stable one in its place. */
export async function assignedShell(
  files: ShellFiles,
  candidates: readonly Candidate[],
): Promise<AssignedShell | null> {
  for (const [index, candidate] of candidates.entries()) {
    const page = await files.page(candidate.version);
    if (page === null) continue;
    const former = candidates.slice(index + 1).find(({ cohort }) => cohort === 'stable');
    const formerPage = former ? await files.page(former.version) : null;
    const again = startAddresses(page.filesMarkup, candidate);
    return { candidate, page, again, formerMarkup: formerPage?.startMarkup ?? null };
  }
  return null;
}
