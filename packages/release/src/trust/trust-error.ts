/** What lies in the store is not what those signed who may; `issues` has one sentence for each thing. */
export class TrustError extends Error {
  override readonly name = 'TrustError';
  readonly issues: readonly string[];

  constructor(...issues: readonly string[]) {
    super(issues.join('\n'));
    this.issues = issues;
  }
}
