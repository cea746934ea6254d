/** Name of a unit among all: a number is unique within its building only. */
export function unitKey(building: string, number: string): string {
  return `${building}-${number}`;
}

/** What a shape stands for. */
export type ShapeReference =
  | { readonly kind: 'community'; readonly community: string }
  | { readonly kind: 'building'; readonly building: string }
  | { readonly kind: 'unit'; readonly building: string; readonly unit: string }
  | { readonly kind: 'poi'; readonly poi: string };

/** Name of what a shape stands for; a unit's is `building-number`. */
export function targetOf(reference: ShapeReference): string {
  if (reference.kind === 'community') return reference.community;
  if (reference.kind === 'poi') return reference.poi;
  return reference.kind === 'building' ? reference.building : unitKey(reference.building, reference.unit);
}
