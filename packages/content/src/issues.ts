/** Where in a file of a content folder; both count from 1. */
export interface Place {
  readonly line: number;
  /** In characters; in a spreadsheet the number of the cell's column. */
  readonly column: number;
}

/** One thing to mend in a content folder. */
export interface ContentIssue {
  /** Path below the content folder. */
  readonly file: string;
  /** Null when it is about the whole file. */
  readonly place: Place | null;
  /** A folder with errors is not imported; warnings are what is probably not meant. */
  readonly severity: 'error' | 'warning';
  /** What there is, a sentence. */
  readonly message: string;
  /** What would be right, a sentence; null where the message says so already. */
  readonly expected: string | null;
}

function byPlace(a: ContentIssue, b: ContentIssue): number {
  return (
    a.file.localeCompare(b.file) ||
    (a.place?.line ?? 0) - (b.place?.line ?? 0) ||
    (a.place?.column ?? 0) - (b.place?.column ?? 0)
  );
}

/** As compilers write it, so that editors and terminals lead there: `units.csv:12:4: error: …`. */
export function issueText({ file, place, severity, message, expected }: ContentIssue): string {
  const where = place ? `${file}:${place.line}:${place.column}` : file;
  return `${where}: ${severity}: ${message}${expected === null ? '' : ` ${expected}`}`;
}

/** Collects what is wrong while a folder is read. */
export class IssueList {
  readonly #issues: ContentIssue[] = [];

  error(file: string, place: Place | null, message: string, expected: string | null = null): void {
    this.#issues.push({ file, place, severity: 'error', message, expected });
  }

  warning(file: string, place: Place | null, message: string, expected: string | null = null): void {
    this.#issues.push({ file, place, severity: 'warning', message, expected });
  }

  get hasErrors(): boolean {
    return this.#issues.some((issue) => issue.severity === 'error');
  }

  /** By file and place. */
  sorted(): ContentIssue[] {
    return this.#issues.toSorted(byPlace);
  }
}

/** Every error of a content folder at once, one a line. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly issues: readonly ContentIssue[];

  constructor(issues: readonly ContentIssue[]) {
    super(issues.map(issueText).join('\n'));
    this.issues = issues;
  }
}
