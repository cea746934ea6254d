import { ContentError, FolderError } from '@suite/content';
import { RequestError } from '../errors.ts';
import { type Administration, UsageError } from './command.ts';
import { runCommand } from './commands.ts';
import type { ControlResponse, Session } from './control.ts';

/** Does what was typed; what goes wrong in a way that the person can mend becomes a sentence. */
export async function respondToCommand(
  administration: Administration,
  typed: readonly string[],
  session: Session,
): Promise<ControlResponse> {
  try {
    return { kind: 'done', lines: await runCommand(administration, typed, session) };
  } catch (error) {
    if (error instanceof UsageError) return { kind: 'failed', message: error.message, isUsage: true };
    if (error instanceof RequestError || error instanceof ContentError || error instanceof FolderError) {
      return { kind: 'failed', message: error.message, isUsage: false };
    }
    throw error;
  }
}
