import type { Media } from '@suite/api';

/** A picture that can be kept. */
export interface DownloadFile {
  readonly id: number;
  readonly name: string;
  /** Name of the file that is saved, with its ending; no two in a list are the same. */
  readonly fileName: string;
  readonly url: string;
  readonly contentType: string;
  /** Bytes; null where nobody knows. */
  readonly size: number | null;
}

/** Endings that are not the second half of the MIME type. */
const ENDINGS: Readonly<Record<string, string>> = { jpeg: 'jpg', 'svg+xml': 'svg' };
/** What a file's name must not hold on one system or another. */
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}]+/gu;

/** Image files by MIME type; those with `.pdf` in the name are left out (specification §2). */
export function downloadable(media: readonly Media[]): DownloadFile[] {
  const taken = new Set<string>();
  return media.flatMap(({ id, name, url, contentType, size }) => {
    const type = (contentType ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
    if (url === null || !type.startsWith('image/') || name.toLowerCase().includes('.pdf')) return [];
    const fileName = freeName(name, type, taken);
    taken.add(fileName.toLowerCase());
    return [{ id, name, fileName, url, contentType: type, size }];
  });
}

function freeName(name: string, type: string, taken: ReadonlySet<string>): string {
  const subtype = type.slice('image/'.length);
  const ending = `.${ENDINGS[subtype] ?? subtype}`;
  const safe = name.replace(FORBIDDEN, '-').trim() || 'image';
  const stem = safe.toLowerCase().endsWith(ending) ? safe.slice(0, -ending.length) : safe;
  let fileName = stem + ending;
  for (let count = 2; taken.has(fileName.toLowerCase()); count++) fileName = `${stem} (${count})${ending}`;
  return fileName;
}

/** Bytes of all files; null where one is not known. */
export function totalSize(files: readonly DownloadFile[]): number | null {
  const sizes = files.map(({ size }) => size);
  return sizes.every((size) => size !== null) ? sizes.reduce((sum, size) => sum + size, 0) : null;
}
