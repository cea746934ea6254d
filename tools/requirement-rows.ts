export interface Requirement {
  readonly id: string;
  readonly section: string;
  readonly owner: string;
  readonly requirement: string;
  /** Whether there is something of it on a screen; then it counts where a visit of the running product looked at it. */
  readonly seen: 'screen' | 'nothing';
}

/** `title` is the whole title of a test, with the titles of what it stands in. */
export interface TestResult {
  readonly title: string;
  readonly passed: boolean;
  /** What a failed test says of itself, also one that passed when it was tried again. */
  readonly message?: string;
  /** Passed only when it was tried again: a bug to find, of the product or of the test. */
  readonly isFlaky?: boolean;
  /** What a conformance visit looked at, with the ids of its rows. */
  readonly looks?: readonly Look[];
}

interface Look {
  readonly title: string;
  readonly passed: boolean;
}

export interface RowCoverage extends Requirement {
  /** `not-run`: a test names the row, but the last run did not have it. */
  readonly state: 'passed' | 'failed' | 'not-run' | 'uncovered';
  /** Settings in which a visit saw it: `390 px, guest, en`. */
  readonly settings: readonly string[];
}

/** Rows of `requirements.tsv`: id, section, owner, requirement, check, seen; the first line names them. */
export function parseRequirements(text: string): Requirement[] {
  return text
    .split('\n')
    .slice(1)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [id = '', section = '', owner = '', requirement = '', , seen] = line.split('\t');
      return { id, section, owner, requirement, seen: seen === 'nothing' ? 'nothing' : 'screen' };
    });
}

/** Ids of rows in a text; `[R2.014, R2.015]` names two. */
export function rowIds(title: string): string[] {
  return [...title.matchAll(/\[((?:R\d+\.\d+(?:[,\s]+)?)+)\]/g)].flatMap(
    (match) => match[1]?.match(/R\d+\.\d+/g) ?? [],
  );
}

/**
 * State of every row: one failed test, or one look of a visit, fails the row. `titles` and `visits` are the texts of
 * the tests and of the conformance visits.
 */
export function coverage(
  rows: readonly Requirement[],
  titles: readonly string[],
  visits: readonly string[],
  results: readonly TestResult[],
): RowCoverage[] {
  const named = {
    nothing: new Set(titles.flatMap(rowIds)),
    screen: new Set(visits.flatMap((text) => text.match(/R\d+\.\d+/g) ?? [])),
  };
  const looks = results.flatMap(({ title, looks = [] }) =>
    looks.map((look) => ({ ...look, setting: title.split(': ').at(-1)?.trim() ?? '' })),
  );
  const stateOf = ({ id, seen }: Requirement, shown: readonly Look[]): RowCoverage['state'] => {
    if (shown.some((one) => !one.passed)) return 'failed';
    if (shown.length > 0) return 'passed';
    return named[seen].has(id) ? 'not-run' : 'uncovered';
  };
  return rows.map((row) => {
    const names = ({ title }: Look) => rowIds(title).includes(row.id);
    const own = looks.filter(names);
    const tests = results.filter(names);
    const isShown = row.seen === 'nothing' || own.length > 0;
    const shown = isShown ? [...own, ...tests] : tests.filter((one) => !one.passed);
    const settings = [...new Set(own.filter((one) => one.passed).map((one) => one.setting))];
    return { ...row, state: stateOf(row, shown), settings };
  });
}
