import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { AppName } from '@suite/contracts';
import { FILES_FILE, openReleaseStore, openSigningKey, openTrust } from '@suite/release';
import { DATA_DIR } from '../playwright.config.ts';
import { stableVersion } from './releases.ts';

/** What a file of a version becomes in the variant of it. */
export type FileChange = (file: string, text: string) => string;

const TEXT = /\.(js|css|json|html)$/;

/** A version of an app in the release store, as the tests break it. */
export class Variant {
  readonly app: AppName;
  readonly version: string;
  readonly folder: string;
  readonly entry: string;

  constructor(dataDir: string, app: AppName, version: string, entry: string) {
    this.app = app;
    this.version = version;
    this.folder = versionFolder(dataDir, app, version);
    this.entry = entry;
  }

  /** Whether an address is of this version. */
  isOf(url: string): boolean {
    return url.includes(`/r/${this.app}/${this.version}/`);
  }

  /** Loses files on their way to a page: of the store itself the server has copies. */
  async lose(page: Page, name: RegExp): Promise<void> {
    await page.route(this.#named(name), (route) => route.fulfill({ status: 404, body: 'Not found' }));
  }

  /** Adds to a file on its way to a page: its hash is no longer the one that was told. */
  async tamper(page: Page, name: RegExp, text: string): Promise<void> {
    await page.route(this.#named(name), async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()) + text });
    });
  }

  #named(name: RegExp): (url: URL) => boolean {
    const folder = `/r/${this.app}/${this.version}/`;
    return ({ pathname }) => pathname.startsWith(folder) && name.test(pathname.slice(folder.length));
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}

/**
 * The stable version of an app under another version, container and integrity, with every file as `change` makes
 * it: what a second build with other sources would be, in milliseconds.
 */
export async function makeVariant(
  app: AppName,
  change: FileChange = (_, text) => text,
  dataDir = DATA_DIR,
): Promise<Variant> {
  const from = await stableVersion(app, dataDir);
  const source = versionFolder(dataDir, app, from);
  const record = JSON.parse(await readFile(path.join(source, 'release.json'), 'utf8')) as {
    entry: string;
  };
  const mark = randomBytes(4).toString('hex');
  // The eight digits that tell versions apart: in the container's name, the chunk global, the classes of the styles.
  const before = from.split('-').at(-1) ?? from;
  const version = from.replace(before, mark);
  const variant = new Variant(dataDir, app, version, record.entry);
  /** Of files that the variant changes: the hash that the entry's table has of them, and what it becomes. */
  const hashes = new Map<string, string>();
  const names = (await filesOf(source)).filter((file) => file !== FILES_FILE && !/\.(br|gz)$/.test(file));
  // The entry names the hashes of the others, and the record and the page of a shell that of the entry.
  const last = (file: string) =>
    /^(release\.json|index\.html)$/.test(file) ? 2 : file === record.entry ? 1 : 0;
  for (const file of names.toSorted((a, b) => last(a) - last(b))) {
    const place = path.join(variant.folder, file);
    await mkdir(path.dirname(place), { recursive: true });
    const bytes = await readFile(path.join(source, file));
    if (!TEXT.test(file)) {
      await writeFile(place, bytes);
      continue;
    }
    let text = bytes.toString().replaceAll(before, mark);
    for (const [published, hash] of hashes) text = text.replaceAll(published, hash);
    const changed = change(file, text);
    for (const algorithm of ['sha256', 'sha384']) {
      hashes.set(integrityOf(algorithm, bytes), integrityOf(algorithm, changed));
    }
    await writeFile(place, changed);
  }
  await signFiles(variant, dataDir);
  return variant;
}

/** As who publishes it does. */
async function signFiles({ app, version, folder }: Variant, dataDir: string): Promise<void> {
  const key = await openSigningKey(dataDir);
  const store = openReleaseStore({ dataDir }, key, await openTrust(dataDir, key, 'person'));
  const files = await Promise.all(
    (await filesOf(folder)).map(
      async (file) => [file.replaceAll('\\', '/'), await readFile(path.join(folder, file))] as const,
    ),
  );
  const list = await store.trusted?.signFiles({ app, version }, new Map(files));
  if (list) await writeFile(path.join(folder, FILES_FILE), list);
}

/** The entry's table of chunks has sha256, the record of the build sha384. */
function integrityOf(algorithm: string, content: string | Buffer): string {
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
}

function versionFolder(dataDir: string, app: string, version: string): string {
  return path.join(dataDir, 'store', 'r', app, version);
}

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}
