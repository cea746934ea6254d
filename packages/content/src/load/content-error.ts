/** One thing that is wrong with the content: where, and a sentence. */
export interface ContentIssue {
  /** Path below the content folder. */
  readonly file: string;
  /** From 1; null when it is about the whole file. */
  readonly line: number | null;
  readonly message: string;
}

/** Every problem of a content folder at once, one a line, as `units.csv:12: …`. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly issues: readonly ContentIssue[];

  constructor(issues: readonly ContentIssue[]) {
    const sorted = issues.toSorted((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0));
    super(sorted.map(issueText).join('\n'));
    this.issues = sorted;
  }
}

function issueText({ file, line, message }: ContentIssue): string {
  return `${line === null ? file : `${file}:${line}`}: ${message}`;
}
