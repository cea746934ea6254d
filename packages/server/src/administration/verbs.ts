import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { CONTENT_VERBS } from './content-verbs.ts';
import { PEOPLE_VERBS } from './people-verbs.ts';
import { RECORD_VERBS } from './record-verbs.ts';
import { type Administration, UsageError, type Verb, type VerbArguments } from './verb.ts';

export const VERBS: Readonly<Record<string, Verb>> = { ...PEOPLE_VERBS, ...CONTENT_VERBS, ...RECORD_VERBS };

export function usage(): string {
  const width = Math.max(...Object.values(VERBS).map((verb) => verb.usage.length));
  const lines = Object.values(VERBS).map((verb) => `  ${verb.usage.padEnd(width)}  ${verb.summary}`);
  return ['Usage: npm run admin -- <verb>', ...lines].join('\n');
}

/**
 * Does what was typed. Gives the lines to print.
 * @throws {UsageError} when it cannot be understood; what the verb throws, which are sentences for the person.
 */
export async function runVerb(
  administration: Administration,
  typed: readonly string[],
): Promise<readonly string[]> {
  const [name, ...rest] = typed;
  const verb = name === undefined || !Object.hasOwn(VERBS, name) ? undefined : VERBS[name];
  if (!verb) throw new UsageError(name === undefined ? 'Name a verb.' : `There is no verb ${name}.`);
  return verb.run(administration, parsed(rest, verb.options ?? {}));
}

function parsed(args: readonly string[], options: ParseArgsOptionsConfig): VerbArguments {
  try {
    const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true });
    return { positionals, options: values as VerbArguments['options'] };
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}
