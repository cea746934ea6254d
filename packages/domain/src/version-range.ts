type Version = readonly [number, number, number];

const PLAIN = /^(\d+)\.(\d+)\.(\d+)/;

/**
 * Whether `version` is in a caret range: `^1.2.0` takes 1.2.0 and later, below 2.0.0; `^1.2` and `^1` leave out
 * zeros. Anything else is no.
 */
export function satisfies(version: string, range: string): boolean {
  const have = PLAIN.exec(version);
  const want = /^\^(\d+)(?:\.(\d+))?(?:\.(\d+))?(?!\.|\d)/.exec(range);
  return have !== null && want !== null && isInRange(numbers(have), numbers(want));
}

/** Whether `version` is `other` or comes before it; of what is no version, no. */
export function isAtMost(version: string, other: string): boolean {
  const [left, right] = [PLAIN.exec(version), PLAIN.exec(other)];
  if (!left || !right) return false;
  const [have, most] = [numbers(left), numbers(right)];
  const first = have.findIndex((number, index) => number !== most[index]);
  return first === -1 || (have[first] ?? 0) < (most[first] ?? 0);
}

function isInRange([major, minor, patch]: Version, want: Version): boolean {
  // Below 1.0.0 the minor number is the breaking one, as in semantic versioning.
  if (major !== want[0] || (major === 0 && minor !== want[1])) return false;
  return minor > want[1] || (minor === want[1] && patch >= want[2]);
}

function numbers(match: RegExpExecArray): Version {
  return [Number(match[1]), Number(match[2] ?? 0), Number(match[3] ?? 0)];
}
