import type { PixelSize } from '@suite/shapes';
import type { Place } from '../issues.ts';
import { DrawingError } from '../shapes/drawing.ts';
import { frameOf } from '../shapes/svg-frame.ts';
import { readSvgTree, type SvgElement } from '../shapes/svg-tree.ts';

/** A drawing that visitors are shown as it is. */
export type DrawingFile =
  | { readonly kind: 'drawing'; readonly size: PixelSize }
  | {
      readonly kind: 'refused';
      readonly place: Place | null;
      readonly message: string;
      readonly expected: string | null;
    };

const SAVE_PLAIN = 'Save it as plain SVG: shapes, texts and pictures within the file.';
/** What runs, or shows another document. */
const LIVE_ELEMENTS = [
  'script',
  'foreignObject',
  'handler',
  'listener',
  'iframe',
  'object',
  'embed',
  'audio',
  'video',
];
/** Within the file, or a picture that stands in it. */
const OWN_REFERENCE = /^\s*(?:#|data:image\/(?:png|jpe?g|webp|gif);base64,|$)/i;
/** Anywhere in the text: styles that fetch, style sheets of elsewhere, entities of other files. */
const FETCHES =
  /@import\b|url\(\s*["']?\s*(?!["']?\s*(?:#|data:image\/|data:font\/|data:application\/))|<\?xml-stylesheet|<!ENTITY[^>]*\b(?:SYSTEM|PUBLIC)\b/i;

/** A folder is read again after every change of one of its files; the others are not parsed again. */
const known = new WeakMap<Uint8Array, DrawingFile>();

/** Reads the size of a drawing, and refuses one that runs or fetches anything. */
export function readDrawingFile(bytes: Uint8Array): DrawingFile {
  const drawing = known.get(bytes) ?? judged(bytes);
  known.set(bytes, drawing);
  return drawing;
}

function judged(bytes: Uint8Array): DrawingFile {
  const text = new TextDecoder().decode(bytes);
  try {
    const root = readSvgTree(text);
    refuseLive(root);
    const at = text.search(FETCHES);
    if (at >= 0) throw new DrawingError('The drawing fetches something of elsewhere.', placeAt(text, at));
    const [, , width, height] = frameOf(root);
    return {
      kind: 'drawing',
      size: { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) },
    };
  } catch (error) {
    if (!(error instanceof DrawingError)) throw error;
    const isLive = /runs|fetches|leads/.test(error.message);
    return {
      kind: 'refused',
      place: error.place,
      message: error.message,
      expected: isLive ? SAVE_PLAIN : null,
    };
  }
}

function refuseLive(element: SvgElement): void {
  const { name, attributes, place, children } = element;
  if (LIVE_ELEMENTS.includes(name))
    throw new DrawingError(`The drawing has a ${name}, which runs or fetches.`, place);
  for (const [key, value] of Object.entries(attributes)) {
    if (/^on/i.test(key)) throw new DrawingError(`The drawing runs something: ${key}.`, place);
    if (/(?:^|:)href$/i.test(key) && !OWN_REFERENCE.test(value)) {
      throw new DrawingError(`The drawing leads to “${value.slice(0, 60)}”.`, place);
    }
    if (key === 'attributeName' && /^(?:on|(?:.*:)?href$)/i.test(value)) {
      throw new DrawingError(`The drawing runs something: it changes ${value.slice(0, 20)}.`, place);
    }
  }
  for (const child of children) refuseLive(child);
}

function placeAt(text: string, at: number): Place {
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
