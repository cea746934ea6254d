import { SaxesParser } from 'saxes';
import type { Place } from '../issues.ts';
import { DrawingError } from './drawing.ts';

export interface SvgElement {
  /** Without a prefix. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly SvgElement[];
  /** Of its `<title>`. */
  readonly title: string | null;
  readonly place: Place;
}

interface OpenElement extends SvgElement {
  readonly children: SvgElement[];
  title: string | null;
}

/** Of drawings of a façade; what has more is none. */
const MOST_ELEMENTS = 100_000;
const MOST_DEPTH = 200;
/** Illustrator names its namespaces by entities. Those with others within are not unfolded. */
const ENTITY = /<!ENTITY\s+([\w.-]+)\s+"([^"&%]{0,200})"\s*>/g;

/** Reads the elements of an SVG. Nothing is fetched, run or unfolded. @throws {DrawingError} */
export function readSvgTree(text: string): SvgElement {
  const parser = new SaxesParser();
  const open: OpenElement[] = [];
  let root: SvgElement | null = null;
  let count = 0;
  let start: Place = { line: 1, column: 1 };
  const fail = (message: string): never => {
    throw new DrawingError(message, { line: parser.line, column: parser.columnIndex + 1 });
  };
  parser.on('error', (error) => fail(`No valid SVG: ${error.message.replace(/^[\d:]+ /, '')}`));
  parser.on('doctype', (doctype) => {
    for (const [, name = '', value = ''] of doctype.matchAll(ENTITY)) parser.ENTITIES[name] = value;
  });
  parser.on('opentagstart', ({ name }) => {
    start = { line: parser.line, column: Math.max(1, parser.columnIndex - name.length - 1) };
  });
  parser.on('opentag', ({ name, attributes }) => {
    count += 1;
    if (count > MOST_ELEMENTS || open.length > MOST_DEPTH) fail('The drawing has too many elements.');
    const local = name.replace(/^svg:/, '');
    const element: OpenElement = { name: local, attributes, children: [], title: null, place: start };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  parser.on('text', (content) => {
    const parent = open.at(-2);
    if (open.at(-1)?.name === 'title' && parent) parent.title = `${parent.title ?? ''}${content}`.trim();
  });
  parser.on('closetag', () => {
    open.pop();
  });
  parser.write(text).close();
  if ((root as SvgElement | null)?.name !== 'svg') throw new DrawingError('The file is no SVG.');
  return root as unknown as SvgElement;
}
