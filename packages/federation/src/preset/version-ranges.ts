import { isAtMost, satisfies } from '@suite/domain';

/**
 * Stands in for the runtime's ranges of versions: the ones by which versions are released, so that nothing fits here
 * that did not there. The regular expressions of the runtime's own take 6 ms to compile, in the way of the first page.
 */
export function satisfy(version: string, range: string): boolean {
  // So it asks which of two versions comes first.
  return range.startsWith('<=') ? isAtMost(version, range.slice(2)) : satisfies(version, range);
}
