const KEY = 'studio.list-columns';

/** What columns are taken for, by their headings; null: not read. Lists of the same people are headed alike. */
export type ChosenColumns = Readonly<Record<string, string | null>>;

/** Nothing where storage is blocked, or holds something else. */
export function rememberedColumns(): ChosenColumns {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof known === 'object' && known !== null ? (known as ChosenColumns) : {};
  } catch {
    return {};
  }
}

export function rememberColumns(chosen: ChosenColumns): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(chosen));
  } catch {
    // Blocked or full: they are chosen anew the next time.
  }
}
