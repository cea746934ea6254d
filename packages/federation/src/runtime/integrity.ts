const known = new Map<string, string>();

/** Tells the sha384 that a script must have before it may run; `url` is absolute. */
export function expectIntegrity(url: string, integrity: string): void {
  known.set(url, integrity);
}

export function integrityOf(url: string): string | undefined {
  return known.get(url);
}

/** Whether a script is one of those, or stands in the folder of one: its chunks, which it holds to their integrity. */
export function isExpected(url: string): boolean {
  return [...known.keys()].some((entry) => url.startsWith(entry.slice(0, entry.lastIndexOf('/') + 1)));
}
