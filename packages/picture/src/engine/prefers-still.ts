/** True for a visitor who asks for less motion: cameras cut and nothing fades. */
export function prefersStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
