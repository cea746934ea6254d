/** Something that is not as it should be, and what helps: a sentence each. */
export interface Finding {
  readonly issue: string;
  readonly help: string;
}

/** Looks at one part of a server; what it throws is a finding too. */
export interface Check {
  readonly name: string;
  readonly help: string;
  readonly look: () => Promise<readonly (Finding | string)[]>;
}

export interface Examination {
  readonly name: string;
  readonly findings: readonly Finding[];
}

/** Makes the checks one after the other, whatever the others find. */
export async function examine(checks: readonly Check[]): Promise<readonly Examination[]> {
  const examinations: Examination[] = [];
  for (const { name, help, look } of checks) {
    const found = await look().catch((error: unknown) => [sentenceOf(error)]);
    const findings = found.map((one) => (typeof one === 'string' ? { issue: one, help } : one));
    examinations.push({ name, findings });
  }
  return examinations;
}

/** A line for what is as it should be, two for each finding. */
export function linesOf(examinations: readonly Examination[]): readonly string[] {
  return examinations.flatMap(({ name, findings }) =>
    findings.length === 0
      ? [`good  ${name}`]
      : findings.flatMap(({ issue, help }) => [`ISSUE ${name}: ${issue}`, `      ${help}`]),
  );
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
