declare module 'polylabel' {
  /** Point of a polygon that is farthest from its outline. */
  export default function polylabel(
    polygon: readonly (readonly (readonly [number, number])[])[],
    precision?: number,
  ): readonly [number, number];
}
