import type { DiscoveryDocument } from '@suite/contracts';
import { type Candidate, resolveShell } from '@suite/domain';
import { escaped } from '../html.ts';
import type { AskedByName } from './asked-by-name.ts';

export interface ShellVisitor {
  readonly visitorId: string;
  /** What the address asks for and may ask for. */
  readonly asked: AskedByName;
  /** A canary that did not start in this browser. */
  readonly failedVersion: string | undefined;
}

/** The versions of the shell that a visitor may be served, the wanted one first, the stable one last. */
export function shellVersions(document: DiscoveryDocument, visitor: ShellVisitor): readonly Candidate[] {
  const { visitorId, asked, failedVersion } = visitor;
  const { shell, cohorts } = asked;
  const overrides = shell === null ? {} : { shell };
  return resolveShell(document, { visitorId, cohorts, overrides }).filter(
    ({ isFallbackAddress, because, cohort, version }) =>
      !isFallbackAddress && (because === 'override' || cohort === 'stable' || version !== failedVersion),
  );
}

/** What starts a version, in the order of trying again: at its own address, at the other one where it has one, and again. */
export function startAddresses(startMarkup: string, { entry }: Pick<Candidate, 'entry'>): readonly string[] {
  const { url, fallbackUrl } = entry;
  if (startMarkup === '') return [];
  if (!fallbackUrl?.endsWith(url)) return [startMarkup, startMarkup];
  const elsewhere = fallbackUrl.slice(0, -url.length);
  return [startMarkup, startMarkup.replaceAll('="/r/', () => `="${escaped(elsewhere)}/r/`), startMarkup];
}
