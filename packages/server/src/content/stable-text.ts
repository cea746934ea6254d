/** The same text for the same value, in whatever order its keys stand: a database keeps them in one of its own. */
export function stableText(value: unknown): string {
  // Of 10,000 units each has the keys of the one before.
  let last = orderOf([]);
  const withSortedKeys = (one: unknown): unknown => {
    if (typeof one !== 'object' || one === null) return one;
    if (Array.isArray(one)) return one.map(withSortedKeys);
    const fields = one as Readonly<Record<string, unknown>>;
    const keys = Object.keys(fields);
    if (keys.length !== last.keys.length || keys.some((key, at) => key !== last.keys[at]))
      last = orderOf(keys);
    const { sorted, template } = last;
    // An object that gets more than a dozen keys one by one takes three times as long to be written out.
    const copy = { ...template };
    for (const key of sorted) copy[key] = withSortedKeys(fields[key]);
    return copy;
  };
  return JSON.stringify(withSortedKeys(value));
}

function orderOf(keys: readonly string[]) {
  const sorted = keys.toSorted();
  const members = sorted.map((key) => `${JSON.stringify(key)}:null`);
  return { keys, sorted, template: JSON.parse(`{${members.join()}}`) as Record<string, unknown> };
}
