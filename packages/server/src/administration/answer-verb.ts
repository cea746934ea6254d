import { RequestError } from '../errors.ts';
import type { ControlAnswer } from './control.ts';
import { type Administration, UsageError } from './verb.ts';
import { runVerb } from './verbs.ts';

/** Does what was typed; what goes wrong in a way that the person can mend becomes a sentence. */
export async function answerVerb(
  administration: Administration,
  typed: readonly string[],
): Promise<ControlAnswer> {
  try {
    return { kind: 'done', lines: await runVerb(administration, typed) };
  } catch (error) {
    if (error instanceof UsageError) return { kind: 'failed', message: error.message, isUsage: true };
    if (error instanceof RequestError) return { kind: 'failed', message: error.message, isUsage: false };
    throw error;
  }
}
