import path from 'node:path';
import type { SigningKey } from '../signing/signing-key.ts';
import type { Trust } from '../trust/trusted-state.ts';
import { ReleaseStore } from './release-store.ts';
import { s3LocationOf } from './s3-location.ts';
import { s3Objects } from './s3-objects.ts';

/** Where releases are kept. */
export interface StoreLocation {
  readonly dataDir: string;
  /** `STORE_URL`, see `s3LocationOf`; the folder `store` of the data folder when there is none. */
  readonly storeUrl?: string | null | undefined;
}

/** The release store of this installation. */
export function openReleaseStore(
  { dataDir, storeUrl }: StoreLocation,
  key: SigningKey | null,
  trust: Trust | null = null,
): ReleaseStore {
  if (!storeUrl) return new ReleaseStore(path.join(dataDir, 'store'), key, trust);
  const location = s3LocationOf(storeUrl);
  // Never with the address, which has the secret in it.
  if (!location) throw new TypeError('The address of the release store was not checked');
  return new ReleaseStore(s3Objects(location), key, trust);
}
