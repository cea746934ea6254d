/** By address of the picture; the package is shared by all remotes, so it outlives the page. */
const VISITED = new Map<string, string>();

/** A shape was opened or chosen: whoever comes back to the picture goes on from there. */
export function noteVisited(src: string, id: string): void {
  VISITED.set(src, id);
}

/** The shape of a picture that was opened or chosen last; null before any was. */
export function visitedIn(src: string): string | null {
  return VISITED.get(src) ?? null;
}
