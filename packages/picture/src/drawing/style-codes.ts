import type { PictureShape } from '../types.ts';
import { STATUSES, styleKey } from './styles.ts';

/** What decides how a shape is drawn at rest. */
export type Styled = Pick<PictureShape, 'appearance' | 'filteredOut'>;

/** All that look different, in the order of their numbers. */
const STYLED: readonly Styled[] = [
  ...(['neutral', 'area'] as const).flatMap((kind) => [
    { appearance: { kind }, filteredOut: false },
    { appearance: { kind }, filteredOut: true },
  ]),
  ...STATUSES.map((status) => ({ appearance: { kind: 'unit', status }, filteredOut: false }) as const),
];
const KEYS = STYLED.map(styleKey);

/** A number for each shape, as a worker is told of their looks. */
export function styleCodesOf(shapes: readonly Styled[]): Uint8Array {
  return Uint8Array.from(shapes, (shape) => KEYS.indexOf(styleKey(shape)));
}

export function styledAt(styleCodes: Uint8Array, index: number): Styled {
  return STYLED[styleCodes[index] ?? 0] as Styled;
}
