import { type GrantedChoice, PREVIEW_PARAMETER, type PreviewClaim } from '@suite/contracts';
import type { VersionOverride } from '@suite/domain';
import { previewClaim } from '@suite/release';

/** What an address asks for by name, as far as its visitor may ask for it. */
export interface AskedByName {
  /** The version of the shell; null where none is named. */
  readonly shell: VersionOverride | null;
  readonly cohorts: readonly string[];
  /** For the page, which resolves the remotes; null where nothing is granted. A signed link it verifies itself. */
  readonly granted: GrantedChoice | null;
  /** Who gets something by name is no sample of its visitors. */
  readonly isAnything: boolean;
  /** Something was asked for that needs a signed link or the session of somebody who works here. */
  readonly isRefused: boolean;
}

interface NamingVisitor {
  /** Key of the discovery document; null where documents are not signed. */
  readonly publicKey: string | null;
  /** Asked only where it makes a difference. */
  readonly isStaff: () => Promise<boolean>;
}

/** `overrides` opens the list of versions to choose from. */
const NEED_STAFF = ['override', 'cohort', 'overrides'];
const SHELL = 'shell@';

/** Reads `?override=`, `?cohort=` and `?suite-preview=`. Nobody is led to an untried version by an address alone. */
export async function readAskedByName(
  search: URLSearchParams,
  { publicKey, isStaff }: NamingVisitor,
): Promise<AskedByName> {
  const claim = readClaim(search.get(PREVIEW_PARAMETER), publicKey);
  const needsStaff = NEED_STAFF.some((name) => search.has(name));
  const granted =
    needsStaff && (await isStaff())
      ? { overrides: search.getAll('override'), cohorts: search.getAll('cohort') }
      : null;
  const ofLink = claim && 'cohort' in claim ? [claim.cohort] : [];
  return {
    shell: signedShell(claim) ?? namedShell(granted),
    cohorts: [...ofLink, ...(granted?.cohorts ?? [])],
    granted,
    isAnything: claim !== null || granted !== null,
    isRefused: needsStaff && granted === null,
  };
}

function signedShell(claim: PreviewClaim | null): VersionOverride | null {
  return claim && 'remote' in claim && claim.remote === 'shell'
    ? { version: claim.version, isSigned: true }
    : null;
}

function namedShell(granted: GrantedChoice | null): VersionOverride | null {
  const named = granted?.overrides.find((one) => one.startsWith(SHELL));
  return named === undefined ? null : { version: named.slice(SHELL.length), isSigned: false };
}

/** What is no claim at all is no reason to refuse the page. */
function readClaim(parameter: string | null, publicKey: string | null): PreviewClaim | null {
  if (parameter === null || publicKey === null) return null;
  try {
    return previewClaim(parameter, publicKey, Date.now());
  } catch {
    return null;
  }
}
