import { basename } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { ContentError, type ContentIssue } from '../issues.ts';
import { type FolderEntry, folderIssue, isContent, limitIssues } from './folder-limits.ts';

interface ZipEntry extends FolderEntry {
  readonly entry: Entry;
}

/** Texts shrink to a fiftieth at most; only a bomb does more. */
const MOST_RATIO = 200;
/** Below this a ratio says nothing. */
const SMALL_BYTES = 1024 * 1024;
/** Of the list of files alone, which is read before their number is known. */
const MOST_ENTRIES = 40_000;
const FILE_KIND = 0o170000;
const LINK = 0o120000;
const PLAIN_KINDS = [0, 0o100000, 0o040000];
/** Control characters, and what other systems take for something else than a letter. */
const ODD_NAME = /[\p{Cc}:*?"<>|\\]/u;

/**
 * Reads the content files of an archive. Its list is looked at first: what leads out of the folder, links, is encrypted, is
 * too large or unpacks to far more than it takes is refused before any of it is unpacked.
 * @throws {ContentError} with everything that is wrong with the archive.
 */
export async function readZip(file: string): Promise<ReadonlyMap<string, Buffer>> {
  const root = basename(file);
  const zip = await openZip(file, root);
  try {
    const entries = withoutOuterFolder(await listOf(zip, root));
    const issues = [...limitIssues(root, entries), ...bombIssues(root, zip.fileSize, entries)];
    if (issues.length > 0) throw new ContentError(issues);
    const files = new Map<string, Buffer>();
    for (const { name, entry } of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      files.set(name, await unpacked(zip, name, entry));
    }
    return files;
  } finally {
    zip.close();
  }
}

async function openZip(file: string, root: string): Promise<ZipFile> {
  try {
    // Names are decoded and judged here, so that all that are refused are told at once.
    return await yauzl.openPromise(file, { decodeStrings: false, autoClose: false });
  } catch {
    throw new ContentError([
      folderIssue(root, 'The file is no ZIP archive that can be read.', 'It may have broken off on the way.'),
    ]);
  }
}

/** Content files of the archive. */
async function listOf(zip: ZipFile, root: string): Promise<ZipEntry[]> {
  if (zip.entryCount > MOST_ENTRIES) {
    throw new ContentError([
      folderIssue(root, `There are ${zip.entryCount} files.`, `At most ${MOST_ENTRIES}.`),
    ]);
  }
  const entries: ZipEntry[] = [];
  const issues: ContentIssue[] = [];
  try {
    for await (const entry of zip.eachEntry()) {
      const name = nameOf(entry);
      const message = entryIssue(name, entry);
      if (message !== null) issues.push(folderIssue(shown(name), message));
      else if (isContent(name)) entries.push({ name, sizeBytes: entry.uncompressedSize, entry });
    }
  } catch (error) {
    issues.push(folderIssue(root, 'The list of files in the archive is damaged.', causeOf(error)));
  }
  if (issues.length > 0) throw new ContentError(issues);
  return entries;
}

/** As everybody composes it: macOS writes letters and their accents apart. */
function nameOf({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string {
  return yauzl.getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, true).normalize('NFC');
}

function entryIssue(name: string, entry: Entry): string | null {
  const kind = (entry.externalFileAttributes >>> 16) & FILE_KIND;
  if (kind === LINK) return 'The file is a link, which is not followed.';
  if (!PLAIN_KINDS.includes(kind)) return 'The file is neither a file nor a folder.';
  if (yauzl.validateFileName(name) !== null) return 'The name of the file leads out of the folder.';
  if (name === '' || ODD_NAME.test(name)) return 'The name of the file has characters that are not taken.';
  if (entry.isEncrypted()) return 'The file is encrypted; pack it without a password.';
  return entry.canDecodeFileData() ? null : 'The file is packed in a way that is not read; use Deflate.';
}

/** A folder is often packed with itself around it. */
function withoutOuterFolder(entries: readonly ZipEntry[]): ZipEntry[] {
  const [outer] = entries[0]?.name.split('/', 1) ?? [];
  const isWithin = entries.every(({ name }) => name.startsWith(`${outer}/`));
  const hasProject = entries.some(({ name }) => /^[^/]*\/project\.(ya?ml|json)$/.test(name));
  if (outer === undefined || !isWithin || !hasProject) return [...entries];
  return entries.map((one) => ({ ...one, name: one.name.slice(outer.length + 1) }));
}

function bombIssues(root: string, fileSize: number, entries: readonly ZipEntry[]): ContentIssue[] {
  const bombs = entries.filter(
    ({ entry, sizeBytes }) => sizeBytes > SMALL_BYTES && sizeBytes > entry.compressedSize * MOST_RATIO,
  );
  const packed = entries.reduce((sum, { entry }) => sum + entry.compressedSize, 0);
  return [
    ...bombs.map(({ name, entry, sizeBytes }) =>
      folderIssue(
        name,
        `The file unpacks to ${Math.round(sizeBytes / Math.max(1, entry.compressedSize))} times its size.`,
        `At most ${MOST_RATIO} times.`,
      ),
    ),
    ...(packed > fileSize ? [folderIssue(root, 'Files of the archive lie over each other.')] : []),
  ];
}

/** The library breaks off where more comes out than the list says. */
async function unpacked(zip: ZipFile, name: string, entry: Entry): Promise<Buffer> {
  const bytes = await zip
    .openReadStreamPromise(entry)
    .then(buffer)
    .catch((error: unknown) => {
      throw new ContentError([folderIssue(name, 'The file cannot be unpacked.', causeOf(error))]);
    });
  if (crc32(bytes) === entry.crc32) return bytes;
  throw new ContentError([folderIssue(name, 'The file is damaged: its checksum is another.')]);
}

function causeOf(error: unknown): string {
  return `${error instanceof Error ? error.message : String(error)}.`;
}

function shown(name: string): string {
  return name.replaceAll(/\p{Cc}/gu, '?').slice(0, 120);
}
