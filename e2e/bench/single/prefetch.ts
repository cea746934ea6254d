/** The pages of one bundle are fetched when they are opened. */
export function prefetchOnIntent(): void {
  // Nothing is known of their files.
}

export function prefetchInView(): void {
  // Likewise.
}
