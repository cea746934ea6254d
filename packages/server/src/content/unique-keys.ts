/** Makes keys of names: a name that is there again gets a number behind it. */
export function createUniqueKeys(): (name: string) => string {
  const counts = new Map<string, number>();
  return (name) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count === 1 ? name : `${name}#${count}`;
  };
}
