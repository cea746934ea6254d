/** At a time of the page, or at once where that is over. Gives what ends it. */
export function lookLater(atMs: number, look: () => void): () => void {
  const timer = setTimeout(look, atMs - performance.now());
  return () => clearTimeout(timer);
}
