const known = new Map<string, string>();

/** Tells the sha384 that a script must have before it may run; `url` is absolute. */
export function expectIntegrity(url: string, integrity: string): void {
  known.set(url, integrity);
}

export function integrityOf(url: string): string | undefined {
  return known.get(url);
}
