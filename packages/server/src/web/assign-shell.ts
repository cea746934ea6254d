import { type DiscoveryDocument, PREVIEW_PARAMETER } from '@suite/contracts';
import { type Candidate, resolveShell, type VersionOverride } from '@suite/domain';
import { previewClaim } from '@suite/release';
import { escaped } from '../html.ts';

export interface ShellVisitor {
  readonly visitorId: string;
  /** Of the address: who tests names a version, a cohort, or has a signed link. */
  readonly search: URLSearchParams;
  /** A canary that did not start in this browser. */
  readonly failedVersion: string | undefined;
  readonly publicKey: string | null;
}

/** The versions of the shell that a visitor may be served, the wanted one first, the stable one last. */
export function shellVersions(document: DiscoveryDocument, visitor: ShellVisitor): readonly Candidate[] {
  const { visitorId, search, failedVersion, publicKey } = visitor;
  const overrides = overrideOf(search, publicKey);
  return resolveShell(document, { visitorId, cohorts: search.getAll('cohort'), overrides }).filter(
    ({ isFallbackAddress, because, cohort, version }) =>
      !isFallbackAddress && (because === 'override' || cohort === 'stable' || version !== failedVersion),
  );
}

function overrideOf(search: URLSearchParams, publicKey: string | null): Record<string, VersionOverride> {
  const claim = search.get(PREVIEW_PARAMETER);
  const signed = claim && publicKey ? readClaim(claim, publicKey) : null;
  if (signed?.remote === 'shell') return { shell: { version: signed.version, isSigned: true } };
  const wanted = search.getAll('override').find((one) => one.startsWith('shell@'));
  return wanted ? { shell: { version: wanted.slice('shell@'.length), isSigned: false } } : {};
}

/** What is no claim at all is no reason to refuse the page. */
function readClaim(claim: string, publicKey: string) {
  try {
    return previewClaim(claim, publicKey, Date.now());
  } catch {
    return null;
  }
}

/** What starts a version, in the order of trying again: at its own address, at the other one where it has one, and again. */
export function startAddresses(startMarkup: string, { entry }: Pick<Candidate, 'entry'>): readonly string[] {
  const { url, fallbackUrl } = entry;
  if (startMarkup === '') return [];
  if (!fallbackUrl?.endsWith(url)) return [startMarkup, startMarkup];
  const elsewhere = fallbackUrl.slice(0, -url.length);
  return [startMarkup, startMarkup.replaceAll('="/r/', () => `="${escaped(elsewhere)}/r/`), startMarkup];
}
