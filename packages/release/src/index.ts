export { type Pair, pairsOf } from './compatibility/matrix.ts';
export { readNeeds } from './compatibility/needs.ts';
export { DocumentError, EMPTY_DOCUMENT, stableVersion } from './document/document.ts';
export { type JudgedCanary, judgeCanaries, judgeCanary } from './judge/judge-canaries.ts';
export {
  type Minute,
  type Outcomes,
  type Series,
  type SeriesKind,
  SLICES,
  type Slice,
  SYMPTOMS,
  type Symptom,
} from './judge/outcomes.ts';
export { seededRandom } from './judge/random.ts';
export { type SimulatedRollout, simulateRollout } from './judge/simulate.ts';
export { compressFolder, isCompressed } from './publish/compress.ts';
export { publish, removeVersion } from './publish/publish.ts';
export { PublishError } from './publish/publish-error.ts';
export { claimIssues } from './publish/route-claims.ts';
export { holdsBuild, verifyStore } from './publish/verify.ts';
export { Releases } from './rollout/releases.ts';
export { RolloutError } from './rollout/rollout.ts';
export { previewClaim, previewLink } from './signing/preview-link.ts';
export { KeyError } from './signing/private-key.ts';
export {
  type ConfiguredKeys,
  isSigned,
  makeKey,
  openSigningKey,
  type SigningKey,
  signingKeyOf,
} from './signing/signing-key.ts';
export { readStatus } from './status/read-status.ts';
export { contentTypeOf } from './store/content-types.ts';
export type { HistoryRecord } from './store/history.ts';
export { ConflictError, type StoredObject } from './store/object-store.ts';
export { openReleaseStore, type StoreLocation } from './store/open-store.ts';
export { ReleaseStore } from './store/release-store.ts';
export { S3_URL_FORM, type S3Location, s3LocationOf } from './store/s3-location.ts';
export {
  ALIVE_PATH,
  OUTCOMES_PATH,
  type OutcomesQuery,
  type ReportedOutcomes,
  type Telemetry,
} from './telemetry/telemetry.ts';
export { grantApps, grantKey, revokeKey } from './trust/change-keys.ts';
export { FILES_FILE, type FileHashes } from './trust/files.ts';
export { initTrustHere } from './trust/init-trust-here.ts';
export { offlineKeysOf, openTrust } from './trust/key-files.ts';
export { sha256 } from './trust/metadata.ts';
export { TrustError } from './trust/trust-error.ts';
export { publicTrustKey } from './trust/trust-key.ts';
export type { TrustedChanges } from './trust/trusted-changes.ts';
export { requireWhole } from './trust/verify-store.ts';
