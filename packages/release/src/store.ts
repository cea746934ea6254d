import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DiscoveryDocument } from '@suite/contracts';
import { checkDocument, DocumentError, EMPTY_DOCUMENT } from './document.ts';
import { exclusively } from './exclusive.ts';

/** Somebody else wrote the discovery document in between: read it again and try again. */
export class ConflictError extends Error {
  override readonly name = 'ConflictError';
}

/**
 * A release store in a folder: `r/<app>/<version>/…` with the files of every version, and
 * `discovery.json`, which says who gets which.
 */
export class ReleaseStore {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  versionFolder(app: string, version: string): string {
    return path.join(this.folder, 'r', app, version);
  }

  has(app: string, version: string): boolean {
    return existsSync(this.versionFolder(app, version));
  }

  /** The document and its revision; an empty document where none was written. */
  async readDocument(): Promise<{ document: DiscoveryDocument; revision: string }> {
    const file = path.join(this.folder, 'discovery.json');
    if (!existsSync(file)) return { document: EMPTY_DOCUMENT, revision: '' };
    const text = await readFile(file, 'utf8');
    return { document: checkDocument(parseJson(text)), revision: revisionOf(text) };
  }

  /** @throws {ConflictError} when the document is no longer at `revision`. */
  async writeDocument(document: DiscoveryDocument, revision: string): Promise<void> {
    const text = `${JSON.stringify(checkDocument(document), null, 1)}\n`;
    await mkdir(this.folder, { recursive: true });
    await exclusively(path.join(this.folder, 'discovery.lock'), async () => {
      if ((await this.readDocument()).revision !== revision) {
        throw new ConflictError('The discovery document has been changed by someone else');
      }
      const draft = path.join(this.folder, 'discovery.tmp');
      await writeFile(draft, text);
      await rename(draft, path.join(this.folder, 'discovery.json'));
    });
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new DocumentError(['the document is no JSON']);
  }
}

function revisionOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
