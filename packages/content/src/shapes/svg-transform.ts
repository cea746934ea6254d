import type { PixelSize, Point } from '@suite/shapes';
import { lengthOf } from './svg-length.ts';
import type { SvgElement } from './svg-tree.ts';

/** Degrees of a unit of angles. */
const DEGREES: Readonly<Record<string, number>> = {
  '': 1,
  deg: 1,
  grad: 0.9,
  rad: 180 / Math.PI,
  turn: 360,
};
const FUNCTION = /\s*([a-z]+)\s*\(([^()]*)\)\s*,?/giy;
const SIDES: Readonly<Record<string, string>> = {
  left: '0%',
  top: '0%',
  center: '50%',
  right: '100%',
  bottom: '100%',
};

/** The properties of a `style` attribute. */
export function styleOf({ attributes: { style = '' } }: SvgElement): ReadonlyMap<string, string> {
  return new Map(
    style.split(';').flatMap((one) => {
      const [name = '', ...value] = one.split(':');
      return value.length > 0
        ? [
            [
              name.trim().toLowerCase(),
              value
                .join(':')
                .replace(/!important/i, '')
                .trim(),
            ],
          ]
        : [];
    }),
  );
}

/**
 * The transforms of an element as SVG writes them, the innermost first: its attribute, or its style, which comes before;
 * around its origin. Null for what is not read.
 */
export function transformsOf(element: SvgElement, viewport: PixelSize): string[] | null {
  const style = styleOf(element);
  const { transform: attribute, 'transform-origin': originAttribute } = element.attributes;
  const css = style.get('transform');
  const transform = css === undefined ? attribute : svgTransform(css, viewport);
  if (transform === null) return null;
  if (transform === undefined || transform === '') return [];
  const origin = originOf(style.get('transform-origin') ?? originAttribute, viewport);
  const isOfItself = /fill-box|stroke-box|content-box|border-box/.test(style.get('transform-box') ?? '');
  if (origin === null || isOfItself) return null;
  const [x, y] = origin;
  return x === 0 && y === 0 ? [transform] : [`translate(${-x} ${-y})`, transform, `translate(${x} ${y})`];
}

/** CSS has units where SVG has none; null for what has a third dimension, or is none. */
function svgTransform(css: string, viewport: PixelSize): string | null {
  if (css === '' || css === 'none') return '';
  const functions: string[] = [];
  let end = 0;
  for (const [whole, name = '', content = ''] of css.matchAll(FUNCTION)) {
    const one = svgFunction(name.toLowerCase(), content.split(/[\s,]+/).filter(Boolean), viewport);
    if (one === null) return null;
    functions.push(one);
    end += whole.length;
  }
  return end >= css.length ? functions.join(' ') : null;
}

function svgFunction(name: string, values: readonly string[], { width, height }: PixelSize): string | null {
  const [first = '', second] = values;
  switch (name) {
    case 'translate':
      return written('translate', [lengthOf(first, width), lengthOf(second ?? '0', height)]);
    case 'translatex':
      return written('translate', [lengthOf(first, width), 0]);
    case 'translatey':
      return written('translate', [0, lengthOf(first, height)]);
    case 'scale':
      return written('scale', [factorOf(first), factorOf(second ?? first)]);
    case 'scalex':
      return written('scale', [factorOf(first), 1]);
    case 'scaley':
      return written('scale', [1, factorOf(first)]);
    case 'rotate':
      return written('rotate', [angleOf(first)]);
    case 'skewx':
      return written('skewX', [angleOf(first)]);
    case 'skewy':
      return written('skewY', [angleOf(first)]);
    case 'matrix':
      return values.length === 6 ? written('matrix', values.map(factorOf)) : null;
    default:
      return null;
  }
}

function written(name: string, numbers: readonly (number | null)[]): string | null {
  return numbers.includes(null) ? null : `${name}(${numbers.join(' ')})`;
}

function factorOf(text: string): number | null {
  const isPercent = text.endsWith('%');
  const value = Number(isPercent ? text.slice(0, -1) : text);
  return Number.isFinite(value) && text !== '' ? value / (isPercent ? 100 : 1) : null;
}

function angleOf(text: string): number | null {
  const [, number = '', unit = ''] = /^([-+.\de]+?)(deg|grad|rad|turn)?$/i.exec(text) ?? [];
  const value = Number(number) * (DEGREES[unit.toLowerCase()] ?? Number.NaN);
  return number !== '' && Number.isFinite(value) ? value : null;
}

/** Of an SVG element the usual origin is that of the drawing. */
function originOf(text: string | undefined, { width, height }: PixelSize): Point | null {
  if (text === undefined || text === '') return [0, 0];
  const words = text.toLowerCase().split(/[\s,]+/);
  const isTurned = /^(top|bottom)$/.test(words[0] ?? '') || /^(left|right)$/.test(words[1] ?? '');
  const [first = '', second = 'center'] = isTurned ? [words[1] ?? 'center', words[0]] : words;
  const [x, y] = [lengthOf(SIDES[first] ?? first, width), lengthOf(SIDES[second] ?? second, height)];
  return x === null || y === null ? null : [x, y];
}
