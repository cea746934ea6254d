export interface Requirement {
  readonly id: string;
  readonly section: string;
  readonly owner: string;
  readonly requirement: string;
}

/** `title` is the whole title of a test, with the titles of what it stands in. */
export interface TestResult {
  readonly title: string;
  readonly passed: boolean;
  /** What a failed test says of itself. */
  readonly message?: string;
}

export interface RowCoverage extends Requirement {
  /** `not-run`: a test names the row, but the last run did not have it. */
  readonly state: 'passed' | 'failed' | 'not-run' | 'uncovered';
}

/** Rows of `requirements.tsv`: id, section, owner, requirement, check; the first line names them. */
export function parseRequirements(text: string): Requirement[] {
  return text
    .split('\n')
    .slice(1)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [id = '', section = '', owner = '', requirement = ''] = line.split('\t');
      return { id, section, owner, requirement };
    });
}

/** Ids of rows in a text; `[R2.014, R2.015]` names two. */
export function rowIds(title: string): string[] {
  return [...title.matchAll(/\[((?:R\d+\.\d+(?:[,\s]+)?)+)\]/g)].flatMap(
    (match) => match[1]?.match(/R\d+\.\d+/g) ?? [],
  );
}

/** State of every row: one failed test fails the row. */
export function coverage(
  rows: readonly Requirement[],
  titles: readonly string[],
  results: readonly TestResult[],
): RowCoverage[] {
  const named = new Set(titles.flatMap(rowIds));
  const passed = new Set(results.filter((one) => one.passed).flatMap((one) => rowIds(one.title)));
  const failed = new Set(results.filter((one) => !one.passed).flatMap((one) => rowIds(one.title)));
  const stateOf = (id: string): RowCoverage['state'] => {
    if (failed.has(id)) return 'failed';
    if (passed.has(id)) return 'passed';
    return named.has(id) ? 'not-run' : 'uncovered';
  };
  return rows.map((row) => ({ ...row, state: stateOf(row.id) }));
}
