export const FLIGHT_MS = 1400;

/** True for a visitor who asks for less motion: nothing flies and nothing fades. */
export const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
