const missing = new Set<string>();

/** The runtime could not get an entry; `url` is absolute. */
export function noteMissing(url: string): void {
  missing.add(url);
}

/** The runtime has got one, whatever it was before. */
export function noteLoaded(url: string): void {
  missing.delete(url);
}

/** Whether an entry did not arrive when it was asked for last: an error of its own scripts is another matter. */
export function isMissing(url: string): boolean {
  return missing.has(url);
}
