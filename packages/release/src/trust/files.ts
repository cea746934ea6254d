import { type Metadata, TargetFile, Targets } from '@tufjs/models';
import { endOf, isSignedFor, metadataBytes, parsed, readMetadata, sha256, signedBy } from './metadata.ts';
import { type VerifiedState, versionTarget } from './state.ts';
import { TrustError } from './trust-error.ts';
import type { TrustKey } from './trust-key.ts';

/** Beside the files of a version: what each of them is, signed by who published it. */
export const FILES_FILE = 'files.json';

/** Hashes of the files of a version, by their paths in it. */
export type FileHashes = ReadonlyMap<string, string>;

export interface ListedVersion {
  readonly app: string;
  readonly version: string;
}

export function signFiles(
  { app, version }: ListedVersion,
  files: ReadonlyMap<string, Uint8Array>,
  key: TrustKey,
  now: Date,
): Buffer {
  const targets = [...files].map(([file, bytes]) => {
    const path = `${versionTarget(app, version)}/${file}`;
    return [path, new TargetFile({ path, length: bytes.length, hashes: { sha256: sha256(bytes) } })] as const;
  });
  const signed = new Targets({
    version: 1,
    specVersion: '',
    expires: endOf(now),
    targets: Object.fromEntries(targets),
  });
  return metadataBytes(signedBy(signed, [key]).toJSON());
}

/**
 * What the list beside a version says, when it is the one that was released, or is signed by a key that may release the app.
 * @throws {TrustError}
 */
export function readFiles(
  bytes: Uint8Array | null,
  { app, version }: ListedVersion,
  { apps, targets }: Pick<VerifiedState, 'apps' | 'targets'>,
): FileHashes {
  if (!bytes) throw new TrustError(`${app} ${version} has no list of its files that was signed`);
  const what = `The list of the files of ${app} ${version}`;
  const released = apps.get(app)?.signed.targets[versionTarget(app, version)]?.hashes.sha256;
  const metadata = readMetadata('targets', parsed(bytes, what), what);
  const isGood = released === undefined ? isSignedFor(targets, app, metadata) : released === sha256(bytes);
  if (!isGood) throw new TrustError(`${what} is not the one that was signed`);
  return hashesOf(metadata, `${versionTarget(app, version)}/`);
}

function hashesOf({ signed: { targets } }: Metadata<Targets>, folder: string): FileHashes {
  const own = Object.entries(targets).filter(([path]) => path.startsWith(folder));
  return new Map(own.map(([path, { hashes }]) => [path.slice(folder.length), hashes.sha256 ?? '']));
}
