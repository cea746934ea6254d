import type { DraftStructure, StructureChange } from '@suite/api';
import { useLocale } from '@suite/bus';

export type Part = DraftStructure['parts'][number];
type Removal = Extract<StructureChange, { readonly change: 'remove' }>['of'];

/** A part or a picture that is renamed or removed. */
export interface Thing {
  readonly of: Removal | { readonly kind: 'type'; readonly key: string };
  readonly title: { readonly en: string; readonly sr: string };
  /** What would go along with it. */
  readonly views: number;
  readonly units: number;
  readonly shapes: number;
  /** Of a building; null for anything else. */
  readonly floors: number | null;
}

type MovableKind = Exclude<Thing['of']['kind'], 'logo' | 'plan' | 'unit-plan'>;

/** The others stand where they are, and have the names of what they are of. */
export function isMovable(kind: Thing['of']['kind']): kind is MovableKind {
  return kind !== 'logo' && kind !== 'plan' && kind !== 'unit-plan';
}

/** A part of the project as what is renamed or removed; the site itself is neither. */
export function thingOfPart({ kind, key, title, views, units, shapes, floors }: Part): Thing | null {
  if (kind === 'project') return null;
  return { of: { kind, key }, title, views: views.length, units, shapes, floors };
}

/** A picture of a part in the same way. */
export function thingOfView({ key, title, shapes }: Part['views'][number]): Thing {
  return { of: { kind: 'view', key }, title, views: 0, units: 0, shapes, floors: null };
}

/** Gives titles in the language of the page. */
export function useTitle(): (title: Thing['title']) => string {
  const locale = useLocale();
  return ({ en, sr }) => (locale === 'rs' ? sr : en);
}
