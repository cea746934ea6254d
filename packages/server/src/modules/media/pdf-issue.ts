import { inflateSync } from 'node:zlib';

const START = '%PDF-';
const END = '%%EOF';
/** Readers look for the end of a PDF in so many of its last bytes. */
const TAIL_BYTES = 1024;
/** Of one compressed part, and of all: more is no document. */
const MOST_BYTES = 64 * 1024 * 1024;

/** Names of what a reader would run, start or unpack; an encrypted document could hide them. */
const ACTIVE =
  /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|Rendition|XFA|SubmitForm|ImportData|Encrypt)(?![\w.-])/;

/**
 * Why a PDF is not taken; null where nothing was found. Something may lie in it all the same, so it is only ever sent as
 * an attachment that runs nothing.
 */
export function pdfIssue(bytes: Buffer): 'damaged' | 'active' | null {
  const begins = bytes.subarray(0, START.length).toString('latin1') === START;
  if (!begins || !bytes.subarray(-TAIL_BYTES).includes(END)) return 'damaged';
  const text = bytes.toString('latin1');
  if (ACTIVE.test(plainNames(withoutStreams(text)))) return 'active';
  return hasActiveObjects(bytes, text) ? 'active' : null;
}

/** What is drawn may have any bytes in it. */
function withoutStreams(text: string): string {
  return text.replaceAll(/stream\r?\n[\s\S]*?endstream/g, '');
}

/** A letter of a name may be written as `#` and two digits. */
function plainNames(text: string): string {
  return text.replaceAll(/#([\da-f]{2})/gi, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );
}

/** Objects may lie in compressed streams. */
function hasActiveObjects(bytes: Buffer, text: string): boolean {
  let left = MOST_BYTES;
  for (const { 0: head, index } of text.matchAll(/\/ObjStm[\s\S]{0,400}?stream\r?\n/g)) {
    const start = index + head.length;
    try {
      const part = inflateSync(bytes.subarray(start), { maxOutputLength: Math.max(left, 1) });
      left -= part.length;
      if (ACTIVE.test(plainNames(part.toString('latin1')))) return true;
    } catch {
      // Packed in another way, or too much of it: nothing can be said of it.
      return true;
    }
  }
  return false;
}
