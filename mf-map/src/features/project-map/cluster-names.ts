/** A cluster of many projects names this many of them: the list beside the map has them all. */
const NAMED = 4;

/** What a cluster is called by: its projects, or the first few and how many `more` there are. */
export function clusterNames(names: readonly string[], more: (count: number) => string): readonly string[] {
  const others = names.length - NAMED;
  return others > 1 ? [...names.slice(0, NAMED), more(others)] : names;
}
