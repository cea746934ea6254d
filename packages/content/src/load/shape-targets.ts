import { type ShapeReference, targetOf } from '@suite/shapes';
import type { Shape } from '../format/project-file.ts';

/** Names that a shape may stand for, by its kind; null where they are not known. */
export type ShapeTargets = Readonly<Record<Shape['kind'], ReadonlySet<string> | null>>;

/** Written before a number by some: `unit 304`, `stan_304`. */
const PREFIX = /^(?:unit|apartment|apt|home|flat|stan|br|no)[ ._:#-]*(?=\w)/i;
/** As programs number what nobody named. */
const MADE_NAME =
  /^(?:path|rect|rectangle|polygon|polyline|ellipse|circle|vector|shape|group|layer|use|g|svg|union|subtract|object)?[-_ .]?\d*(?:[-_ ]\d+)*$/i;

/** Finds what drawn shapes of one view stand for, by their names. */
export class ShapeNames {
  readonly #byName = new Map<string, ShapeReference>();

  /** `building` is that of the view; there a number alone names its unit. */
  constructor(targets: ShapeTargets, building: string | null, unitReferences: readonly ShapeReference[]) {
    const add = (name: string, reference: ShapeReference) => {
      const folded = name.toLowerCase();
      if (!this.#byName.has(folded)) this.#byName.set(folded, reference);
    };
    for (const reference of unitReferences) {
      if (reference.kind !== 'unit') continue;
      if (reference.building === building) add(reference.unit, reference);
      add(targetOf(reference), reference);
      add(`${reference.building}/${reference.unit}`, reference);
    }
    for (const poi of targets.poi ?? []) add(poi, { kind: 'poi', poi });
    for (const community of targets.community ?? []) add(community, { kind: 'community', community });
    for (const name of targets.building ?? []) add(name, { kind: 'building', building: name });
  }

  find(names: readonly string[]): ShapeReference | null {
    for (const name of names) {
      const found = this.#find(name.trim());
      if (found) return found;
    }
    return null;
  }

  #find(name: string): ShapeReference | undefined {
    const folded = name.toLowerCase();
    return this.#byName.get(folded) ?? this.#byName.get(folded.replace(PREFIX, ''));
  }
}

/** Whether anybody gave it one of its names, rather than the program that wrote it. */
export function isNamed(names: readonly string[]): boolean {
  return names.some((name) => !MADE_NAME.test(name.trim()) || /^\d+$/.test(name.trim()));
}
