/** Joins the names that apply; `undefined`, `false` and the empty string are left out. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
