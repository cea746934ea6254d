import type { BadReason } from '../outcomes/outcomes.ts';

/** No version of a remote could be loaded, or the loaded one lacks what it promised. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError';
}

/** One version of a remote failed, and how. */
export class VersionError extends Error {
  override readonly name = 'VersionError';
  readonly reason: BadReason;

  constructor(reason: BadReason, message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}
