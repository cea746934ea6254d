import {
  CONTRACT_VERSION,
  type DiscoveryDocument,
  GRANTED_CHOICE,
  type GrantedChoice,
  PREVIEW_PARAMETER,
  type RemoteName,
} from '@suite/contracts';
import { type Candidate, type Resolution, resolve, sharedOf, type Visit } from '@suite/domain';
import { pageData } from '../../page-data.ts';
import { discovery, documentOfPage } from '../discovery.ts';
import { provideModuleInfo } from '../module-info.ts';
import { type DeliveryChoice, keepChoice, readChoice } from './delivery-overrides.ts';
import { developmentCandidate } from './development.ts';
import { provideNoOffers, provideOffers } from './offers.ts';
import { readOverride } from './override-text.ts';
import { previewClaim } from './preview.ts';
import { withStoredVersions } from './stored-versions.ts';
import { visitorId } from './visitor.ts';

let current: Promise<Resolution> | null = null;

/** What to try for a remote, in order. Resolved once a page load, so that nothing changes under a visitor. */
export async function candidatesOf(remote: RemoteName): Promise<readonly Candidate[]> {
  return (await resolution())[remote] ?? [];
}

/** The versions of this visit, whose manifests say which pages and panels there are. */
export async function resolution(): Promise<Resolution> {
  current ??= resolveVisit().then(withOffers, (error: unknown) => {
    current = null;
    provideNoOffers();
    throw error;
  });
  return current;
}

/** After a version failed: what takes its place may have other pages. */
export async function renewOffers(): Promise<void> {
  if (current) provideOffers(await current);
}

function withOffers(resolved: Resolution): Resolution {
  provideOffers(resolved);
  return resolved;
}

/** After a version was withdrawn: what the later document says of its remote. The others stay as they are. */
export async function resolveAgain(
  document: DiscoveryDocument,
  remotes: readonly RemoteName[],
): Promise<void> {
  const before = await current;
  const now = resolve(document, visitOf(readChoice(), document));
  const changed = Object.fromEntries(remotes.map((remote) => [remote, now[remote] ?? []]));
  current = Promise.resolve(withOffers({ ...(before ?? now), ...changed }));
}

async function resolveVisit(): Promise<Resolution> {
  const document = await discovery();
  const parameters = new URLSearchParams(location.search);
  await takePreview(parameters, document);
  const granted = grantedChoice(parameters);
  const addresses = takeOverrides(granted, document);
  takeCohorts(granted.cohorts);
  const visit = visitOf(readChoice(), document);
  const ofPage = navigator.onLine ? null : await documentOfPage();
  const resolved = { ...withStoredVersions(resolve(document, visit), document, ofPage, visit), ...addresses };
  provideModuleInfo(document, resolved);
  return resolved;
}

function visitOf({ overrides, cohorts }: DeliveryChoice, document: DiscoveryDocument): Visit {
  const shared = sharedOf(document, __APP_VERSION__);
  return { visitorId: visitorId(), cohorts, overrides, shellVersion: CONTRACT_VERSION, shared };
}

async function takePreview(parameters: URLSearchParams, document: DiscoveryDocument): Promise<void> {
  const parameter = parameters.get(PREVIEW_PARAMETER);
  const claim = parameter && (await previewClaim(parameter, document, Date.now()));
  if (!claim) return;
  if ('cohort' in claim) takeCohorts([claim.cohort]);
  else choose(claim.remote, claim.version, true);
}

/**
 * What the address asks for by name, of what the server lets its visitor have. The page of a development server is on
 * the developer's own machine, and asks for what it likes.
 */
function grantedChoice(parameters: URLSearchParams): GrantedChoice {
  if (!__IS_DEVELOPMENT__) return pageData<GrantedChoice>(GRANTED_CHOICE) ?? { overrides: [], cohorts: [] };
  return { overrides: parameters.getAll('override'), cohorts: parameters.getAll('cohort') };
}

/** Every `?override=<remote>@<version>` of the address. */
function takeOverrides({ overrides }: GrantedChoice, document: DiscoveryDocument): Resolution {
  const addresses: Record<RemoteName, readonly Candidate[]> = {};
  for (const text of [__DEVELOPMENT_REMOTE__?.override, ...overrides]) {
    if (text === undefined) continue;
    const request = readOverride(text, document, __IS_DEVELOPMENT__);
    if (request.kind === 'version') choose(request.remote, request.version, false);
    else if (request.kind === 'address')
      addresses[request.remote] = [
        developmentCandidate(request.remote, request.script, __DEVELOPMENT_REMOTE__?.offer),
      ];
    else console.warn(`The override ${text} is refused: the discovery document does not list it`);
  }
  return addresses;
}

/** Who tests belongs to them in this tab. A cohort only leads to versions of the document. */
function takeCohorts(names: readonly string[]): void {
  const choice = readChoice();
  const cohorts = [...new Set([...choice.cohorts, ...names])];
  if (cohorts.length > choice.cohorts.length) keepChoice({ ...choice, cohorts });
}

function choose(remote: string, version: string, isSigned: boolean): void {
  const choice = readChoice();
  keepChoice({ ...choice, overrides: { ...choice.overrides, [remote]: { version, isSigned } } });
}
