/** Somebody else wrote the object in between: read it again and try again. */
export class ConflictError extends Error {
  override readonly name = 'ConflictError';
}

export interface StoredObject {
  readonly bytes: Buffer;
  /** Stands for these very bytes; a conditional write names it. */
  readonly tag: string;
}

/** Where the files of a release store lie, by names such as `r/mf-map/1.0.0-9f8e7d6c/remoteEntry.js`. */
export interface ObjectStore {
  /** For messages. */
  readonly place: string;
  /** Whether `place` is a folder of this machine. */
  readonly isLocal: boolean;
  read(name: string): Promise<StoredObject | null>;
  exists(name: string): Promise<boolean>;
  /**
   * @param expected tag of the object that is replaced, null when there must be none; left out, whatever is there.
   * @throws {ConflictError} when something else is there.
   */
  write(name: string, bytes: Uint8Array, expected?: string | null): Promise<void>;
  /** Names that begin with a prefix, sorted. */
  list(prefix: string): Promise<readonly string[]>;
  /** Puts the files of a folder below a name; `last` comes last and says that all are there. */
  putFolder(name: string, folder: string, last: string): Promise<void>;
  removeFolder(name: string): Promise<void>;
}

/** What is read when something seems changed by somebody else. */
export function conflict(name: string): ConflictError {
  return new ConflictError(`${name} has been changed by someone else`);
}
