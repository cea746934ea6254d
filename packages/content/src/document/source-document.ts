import { isMap, LineCounter, parseDocument } from 'yaml';
import type { Place } from '../issues.ts';

export interface SyntaxIssue {
  readonly place: Place;
  readonly message: string;
}
type Path = readonly PropertyKey[];

/** A YAML or JSON file with where each of its values stands. */
export interface SourceDocument {
  readonly value: unknown;
  readonly syntaxErrors: readonly SyntaxIssue[];
  /** Of the value at `path`, or of the nearest one around it. */
  placeOf(path: Path): Place;
  /** Of the name of a member. */
  placeOfKey(path: Path, key: string): Place;
}

/** Anchors may stand for each other this often: who writes by hand needs no more. */
const MOST_ALIASES = 100;
const MOST_DEPTH = 500;
const START: Place = { line: 1, column: 1 };

/** Reads YAML, and JSON, which is a part of it: JSON of programs is long, so that it is read as such first. */
export function readSource(text: string): SourceDocument {
  const value = parseJson(text);
  let parsed: ReturnType<typeof parse> | null = null;
  const lazily = () => {
    parsed ??= parse(text);
    return parsed;
  };
  if (value !== undefined) return { value, syntaxErrors: [], ...placesIn(lazily) };
  if (isTooDeep(text)) {
    const message = `More than ${MOST_DEPTH} brackets within each other.`;
    const nowhere = { placeOf: () => START, placeOfKey: () => START };
    return { value: undefined, syntaxErrors: [{ place: START, message }], ...nowhere };
  }
  const { document, placeAt } = lazily();
  const syntaxErrors = document.errors.map(({ pos, message }) => ({
    place: placeAt(pos[0]),
    message: `${message.split('\n', 1)[0]?.replace(/[.:]$/, '')}.`,
  }));
  if (syntaxErrors.length > 0) return { value: undefined, syntaxErrors, ...placesIn(lazily) };
  try {
    const read: unknown = document.toJS({ maxAliasCount: MOST_ALIASES });
    return { value: read, syntaxErrors, ...placesIn(lazily) };
  } catch (error) {
    const message = error instanceof Error ? `${error.message}.` : String(error);
    return { value: undefined, syntaxErrors: [{ place: placeAt(0), message }], ...placesIn(lazily) };
  }
}

/** The parser calls itself for each level. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (const letter of text) {
    if (letter === '[' || letter === '{') depth += 1;
    else if (letter === ']' || letter === '}') depth -= 1;
    if (depth > MOST_DEPTH) return true;
  }
  return false;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function parse(text: string) {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const placeAt = (offset: number): Place => {
    const { line, col } = lineCounter.linePos(offset);
    return { line, column: col };
  };
  return { document, placeAt };
}

function placesIn(parsed: () => ReturnType<typeof parse>): Pick<SourceDocument, 'placeOf' | 'placeOfKey'> {
  const placeOf = (path: Path): Place => {
    const { document, placeAt } = parsed();
    for (let length = path.length; length > 0; length -= 1) {
      const start = rangeStart(document.getIn(path.slice(0, length), true));
      if (start !== null) return placeAt(start);
    }
    return placeAt(document.contents?.range[0] ?? 0);
  };
  const placeOfKey = (path: Path, key: string): Place => {
    const { document, placeAt } = parsed();
    const map = path.length === 0 ? document.contents : document.getIn(path, true);
    const pair = isMap(map) ? map.items.find((item) => String(item.key) === key) : undefined;
    const start = rangeStart(pair?.key);
    return start === null ? placeOf(path) : placeAt(start);
  };
  return { placeOf, placeOfKey };
}

function rangeStart(node: unknown): number | null {
  if (typeof node !== 'object' || node === null || !('range' in node)) return null;
  const { range } = node;
  return Array.isArray(range) && typeof range[0] === 'number' ? range[0] : null;
}
