/**
 * Names without the words that all of them start with, for narrow places: "Porto Vala Hills" and "Porto Vala
 * Bay" become "Hills" and "Bay". A name is never left empty; a single name stays whole.
 */
export function shortNames(names: readonly string[]): string[] {
  const labels = names.map((name) => name.split(' '));
  const [first, ...others] = labels;
  if (!first || others.length === 0) return [...names];
  const longest = Math.min(...labels.map(({ length }) => length)) - 1;
  let shared = 0;
  while (shared < longest && others.every((other) => other[shared] === first[shared])) shared += 1;
  return labels.map((parts) => parts.slice(shared).join(' '));
}
