import type { PixelSize } from '@suite/shapes';
import type { z } from 'zod';
import { readSource, type SourceDocument } from '../document/source-document.ts';
import { IssueList } from '../issues.ts';
import type { ContentFolder } from './content-folder.ts';
import { readDrawingFile } from './drawing-file.ts';
import { isPicture } from './folder-limits.ts';
import { readPicture } from './picture-file.ts';
import { schemaIssues } from './schema-issues.ts';

/** What is mostly wrong, in words that the library has not. */
const YAML_SYNTAX =
  'Lines of one level begin in the same column, and a text with a colon in it stands in quotation marks.';

/** Hears of each picture that was decoded, which takes nearly all of the time. */
export type OnPicture = (done: number, total: number) => void;

/** Reads files of a content folder and collects what is wrong with them. */
export class ContentReader {
  readonly issues = new IssueList();
  readonly #files: ContentFolder;
  readonly #documents = new Map<string, SourceDocument>();
  readonly #onPicture: OnPicture;
  readonly #decoded = new Set<string>();
  readonly #pictures: number;

  constructor(files: ContentFolder, onPicture: OnPicture = () => undefined) {
    this.#files = files;
    this.#onPicture = onPicture;
    this.#pictures = this.names().filter(isPicture).length;
  }

  /** The one that is there of files that may stand for each other; the first, and reported, when none is or more are. */
  oneOf(names: readonly [string, ...string[]]): string {
    const [found, second] = names.filter((name) => this.#files.has(name));
    if (second) this.issues.error(second, null, `${found} is there too.`, 'Keep one of them.');
    return found ?? names[0];
  }

  names(): string[] {
    return [...this.#files.keys()];
  }

  has(file: string): boolean {
    return this.#files.has(file);
  }

  /** Reports at the place of `path` in a YAML or JSON file. */
  reportAt(
    file: string,
    path: readonly PropertyKey[],
    message: string,
    expected: string | null = null,
  ): void {
    this.issues.error(file, this.document(file)?.placeOf(path) ?? null, message, expected);
  }

  bytes(file: string): Buffer | null {
    const bytes = this.#files.get(file);
    if (!bytes) this.issues.error(file, null, 'The file is missing.');
    return bytes ?? null;
  }

  /** What a YAML or JSON file says; null, and reported, when it does not fit the schema. */
  read<T extends z.ZodType>(file: string, schema: T): z.output<T> | null {
    if (!this.bytes(file)) return null;
    const document = this.document(file);
    if (!document) return null;
    const expected = /\.ya?ml$/.test(file) ? YAML_SYNTAX : null;
    for (const { place, message } of document.syntaxErrors) this.issues.error(file, place, message, expected);
    if (document.syntaxErrors.length > 0) return null;
    const result = schema.safeParse(document.value);
    if (result.success) return result.data;
    for (const { place, message, expected } of schemaIssues(document, schema, result.error.issues)) {
      this.issues.error(file, place, message, expected);
    }
    return null;
  }

  /** Size of a picture, of an SVG that of its frame; null, and reported, when it is none. */
  async pictureSize(file: string): Promise<PixelSize | null> {
    const bytes = this.bytes(file);
    if (!bytes) return null;
    if (file.toLowerCase().endsWith('.svg')) return this.#drawingSize(file, bytes);
    const picture = await readPicture(bytes);
    this.#decoded.add(file);
    this.#onPicture(this.#decoded.size, this.#pictures);
    if (picture.kind === 'picture') return picture.size;
    this.issues.error(file, null, picture.message, picture.expected);
    return null;
  }

  /** A YAML or JSON file; null when it is not there. */
  document(file: string): SourceDocument | null {
    const known = this.#documents.get(file);
    const bytes = this.#files.get(file);
    if (known || !bytes) return known ?? null;
    const document = readSource(bytes.toString('utf8').replace(/^\uFEFF/, ''));
    this.#documents.set(file, document);
    return document;
  }

  #drawingSize(file: string, bytes: Uint8Array): PixelSize | null {
    const drawing = readDrawingFile(bytes);
    if (drawing.kind === 'drawing') return drawing.size;
    this.issues.error(file, drawing.place, drawing.message, drawing.expected);
    return null;
  }
}
