/** What of a request's filters a key may hold: `npm run filters` writes the schema of the API from it. */
export type WireSpec =
  | { readonly kind: 'range' }
  | { readonly kind: 'integers'; readonly min: number; readonly max: number; readonly maxItems: number }
  | { readonly kind: 'names'; readonly of: readonly string[] }
  | { readonly kind: 'name'; readonly of: readonly string[] };

/** Both ends included. */
interface WireRange {
  min: number;
  max: number;
}

export type WireValue<Spec extends WireSpec> = Spec extends { readonly kind: 'range' }
  ? WireRange
  : Spec extends { readonly kind: 'integers' }
    ? number[]
    : Spec extends { readonly kind: 'names'; readonly of: readonly (infer Name)[] }
      ? Name[]
      : Spec extends { readonly kind: 'name'; readonly of: readonly (infer Name)[] }
        ? Name
        : never;

/** Ranges of a request end here on either side. */
export const MAX_BOUND = 1e9;
