import type { ContentIssue } from '../issues.ts';

/** A file of a folder before anything of it is read. */
export interface FolderEntry {
  /** Below the folder, with `/`. */
  readonly name: string;
  readonly sizeBytes: number;
}

const KB = 1024;
const MB = 1024 * KB;
const MOST_FILES = 20_000;
const MOST_TOTAL_BYTES = 2048 * MB;
/** A TIFF of 100 million pixels without compression has 300 MB. */
const MOST_PICTURE_BYTES = 512 * MB;
const MOST_OTHER_BYTES = 64 * MB;
const LONGEST_NAME = 240;

const PICTURE = /\.(jpe?g|png|webp|avif|tiff?)$/i;
const OTHER_CONTENT = /\.(ya?ml|(?:geo)?json|csv|xlsx|svg|pdf)$/i;
/** Also within the folder that is packed around an archive's files. */
const MODEL = /(^|\/)model\/[^/]+\.(glb|bin)$/i;
/** What file managers leave behind. */
const LEFT_BEHIND = /(^|\/)(__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$)/;

/** Whether a file is called as pictures are; a drawing is none. */
export function isPicture(name: string): boolean {
  return PICTURE.test(name);
}

export function isContent(name: string): boolean {
  return (isPicture(name) || OTHER_CONTENT.test(name) || MODEL.test(name)) && !LEFT_BEHIND.test(name);
}

export function folderIssue(file: string, message: string, expected: string | null = null): ContentIssue {
  return { file, place: null, severity: 'error', message, expected };
}

/** What is too large, too many, or there twice, by what the folder or archive says of its files. */
export function limitIssues(root: string, entries: readonly FolderEntry[]): ContentIssue[] {
  const issues = entries.flatMap(({ name, sizeBytes }) => {
    const most = isPicture(name) ? MOST_PICTURE_BYTES : MOST_OTHER_BYTES;
    if (name.length > LONGEST_NAME) return folderIssue(name, 'The name of the file is too long.');
    if (sizeBytes <= most) return [];
    return folderIssue(name, `The file has ${sizeText(sizeBytes)}.`, `At most ${sizeText(most)}.`);
  });
  if (entries.length > MOST_FILES) {
    issues.push(folderIssue(root, `There are ${entries.length} files.`, `At most ${MOST_FILES}.`));
  }
  const total = entries.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  if (total > MOST_TOTAL_BYTES) {
    const expected = `At most ${sizeText(MOST_TOTAL_BYTES)}.`;
    issues.push(folderIssue(root, `The files have ${sizeText(total)} together.`, expected));
  }
  return [...issues, ...twiceIssues(entries)];
}

/** Names that are the same on some disk or other: without regard to case. */
function twiceIssues(entries: readonly FolderEntry[]): ContentIssue[] {
  const first = new Map<string, string>();
  return entries.flatMap(({ name }) => {
    const folded = name.toLowerCase();
    const other = first.get(folded);
    first.set(folded, other ?? name);
    if (other === undefined) return [];
    return folderIssue(
      name,
      other === name ? 'The file is there twice.' : `${other} is there too.`,
      'Keep one of them.',
    );
  });
}

function sizeText(bytes: number): string {
  if (bytes >= 1024 * MB) return `${(bytes / 1024 / MB).toFixed(1)} GB`;
  return bytes >= MB ? `${Math.ceil(bytes / MB)} MB` : `${Math.ceil(bytes / KB)} kB`;
}
