import { parse } from 'csv-parse/sync';
import sharp from 'sharp';
import type { z } from 'zod';
import { UNIT_COLUMNS, type UnitRow, unitRow } from '../format/unit-row.ts';
import type { ContentIssue } from './content-error.ts';
import type { ContentFolder } from './content-folder.ts';
import { lineOfOffset, lineOfPath } from './json-lines.ts';
import { unitKey } from './unit-key.ts';

export interface NumberedUnit extends UnitRow {
  /** Line in `units.csv`. */
  readonly line: number;
}

export interface UnitTable {
  /** The rows that are right. */
  readonly units: readonly NumberedUnit[];
  /**
   * `building-number` of every row, right or wrong, so that one mistake is told once; null when the columns
   * cannot be told apart.
   */
  readonly keys: ReadonlySet<string> | null;
}

export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

export const PROJECT_FILE = 'project.json';
export const UNITS_FILE = 'units.csv';

/** Reads files of a content folder and collects what is wrong with them. */
export class ContentReader {
  readonly issues: ContentIssue[] = [];
  readonly #files: ContentFolder;

  constructor(files: ContentFolder) {
    this.#files = files;
  }

  report(file: string, line: number | null, message: string): void {
    this.issues.push({ file, line, message });
  }

  /** Reports at the place of `path` in a JSON file. */
  reportAt(file: string, path: readonly PropertyKey[], message: string): void {
    this.report(file, lineOfPath(this.#text(file) ?? '', path), message);
  }

  bytes(file: string): Buffer | null {
    const bytes = this.#files.get(file);
    if (!bytes) this.report(file, null, 'The file is missing.');
    return bytes ?? null;
  }

  json<T extends z.ZodType>(file: string, schema: T): z.output<T> | null {
    const text = this.bytes(file)?.toString('utf8');
    if (text === undefined) return null;
    const value = this.#parseJson(file, text);
    if (value === undefined) return null;
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    for (const issue of result.error.issues) {
      this.report(
        file,
        lineOfPath(text, issue.path),
        `${issue.path.join('.') || 'The file'}: ${issue.message}.`,
      );
    }
    return null;
  }

  units(): UnitTable {
    const text = this.bytes(UNITS_FILE)?.toString('utf8');
    return text === undefined ? { units: [], keys: null } : this.#parseUnits(text);
  }

  /** Size of a picture, of an SVG that of its `viewBox`; null, and reported, when it is none. */
  async pictureSize(file: string): Promise<PixelSize | null> {
    const bytes = this.bytes(file);
    if (!bytes) return null;
    if (file.endsWith('.svg')) return this.#svgSize(file, bytes.toString('utf8'));
    try {
      const { width, height } = await sharp(bytes).metadata();
      return { width, height };
    } catch {
      this.report(file, null, 'The file is no picture that can be read.');
      return null;
    }
  }

  #text(file: string): string | undefined {
    return this.#files.get(file)?.toString('utf8');
  }

  #svgSize(file: string, text: string): PixelSize | null {
    const [, width, height] = /<svg[^>]*\sviewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/.exec(text) ?? [];
    const size = { width: Math.round(Number(width)), height: Math.round(Number(height)) };
    if (size.width >= 1 && size.height >= 1) return size;
    this.report(file, 1, 'The drawing has no viewBox with a width and a height.');
    return null;
  }

  #parseJson(file: string, text: string): unknown {
    try {
      return JSON.parse(text);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      const offset = Number(/position (\d+)/.exec(message)?.[1] ?? text.length);
      this.report(file, lineOfOffset(text, offset), `No valid JSON: ${message}.`);
      return undefined;
    }
  }

  #parseUnits(text: string): UnitTable {
    const rows = this.#parseCsv(text);
    const [header, ...records] = rows;
    const columns = header?.fields ?? [];
    const missing = UNIT_COLUMNS.filter((column) => !columns.includes(column));
    const unknown = columns.filter((column) => !UNIT_COLUMNS.includes(column));
    if (missing.length > 0) this.report(UNITS_FILE, 1, `Columns are missing: ${missing.join(', ')}.`);
    if (unknown.length > 0) this.report(UNITS_FILE, 1, `Columns are unknown: ${unknown.join(', ')}.`);
    if (missing.length > 0 || unknown.length > 0) return { units: [], keys: null };
    const at = (fields: readonly string[], column: string) => fields[columns.indexOf(column)] ?? '';
    return {
      units: records.flatMap(({ fields, line }) => this.#unit(columns, fields, line)),
      keys: new Set(records.map(({ fields }) => unitKey(at(fields, 'building'), at(fields, 'number')))),
    };
  }

  #parseCsv(text: string): { fields: string[]; line: number }[] {
    try {
      const rows: { fields: string[]; line: number }[] = [];
      parse(text, {
        bom: true,
        trim: true,
        skipEmptyLines: true,
        relaxColumnCount: true,
        onRecord: (fields: string[], { lines }: { lines: number }) => {
          rows.push({ fields, line: lines });
          return null;
        },
      });
      return rows;
    } catch (error) {
      const line = error instanceof Error && 'lines' in error ? Number(error.lines) : null;
      this.report(
        UNITS_FILE,
        line,
        `No valid CSV: ${error instanceof Error ? error.message : String(error)}.`,
      );
      return [];
    }
  }

  #unit(columns: readonly string[], fields: readonly string[], line: number): NumberedUnit[] {
    if (fields.length !== columns.length) {
      this.report(UNITS_FILE, line, `${fields.length} fields where ${columns.length} are needed.`);
      return [];
    }
    const values = Object.fromEntries(columns.map((column, index) => [column, fields[index] ?? '']));
    const result = unitRow.safeParse(values);
    if (result.success) return [{ ...result.data, line }];
    for (const issue of result.error.issues) {
      const column = String(issue.path[0]);
      this.report(UNITS_FILE, line, `${column} "${values[column] ?? ''}" ${issue.message}.`);
    }
    return [];
  }
}
