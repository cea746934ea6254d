/** As the server pages them. */
const PER_PAGE = 25;

/** Number of pages for that many price requests; one when there are none. */
export function pagesOf(total: number): number {
  return Math.max(1, Math.ceil(total / PER_PAGE));
}
