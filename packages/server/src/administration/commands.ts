import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { auditedCommand } from '../audit/audit-command.ts';
import { auditCommand } from './audit-command.ts';
import { type Administration, type Command, type CommandArguments, UsageError } from './command.ts';
import { CONTENT_COMMANDS } from './content-commands.ts';
import type { Session } from './control.ts';
import { doctorCommand } from './doctor-command.ts';
import { PEOPLE_COMMANDS } from './people-commands.ts';
import { RECORD_COMMANDS } from './record-commands.ts';
import { singleSignOnCommand } from './single-sign-on-command.ts';
import { VERSION_COMMANDS } from './version-commands.ts';

/** Verbs of `npm run admin`. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  ...PEOPLE_COMMANDS,
  ...CONTENT_COMMANDS,
  ...RECORD_COMMANDS,
  sso: singleSignOnCommand,
  audit: auditCommand,
  doctor: doctorCommand,
};

/** Of no running server, so that it is no verb of one. */
const RESTORE = {
  usage: 'restore <file>',
  summary: 'make a server from a backup where there is none, with BACKUP_PASSPHRASE',
};

/** What the first word leads to: those of `npm run content` stand behind a word of their own. */
export const CONTENT = 'content';

export function usage(): string {
  const width = Math.max(...Object.values(COMMANDS).map((command) => command.usage.length));
  const lines = [...Object.values(COMMANDS), RESTORE].map(
    (command) => `  ${command.usage.padEnd(width)}  ${command.summary}`,
  );
  return ['Usage: npm run admin -- <verb>', ...lines].join('\n');
}

/**
 * Does what was typed. Gives the lines to print.
 * @throws {UsageError} when it cannot be understood; what the verb throws, which are sentences for the person.
 */
export async function runCommand(
  administration: Administration,
  typed: readonly string[],
  session: Session,
): Promise<readonly string[]> {
  const isContent = typed[0] === CONTENT;
  const commands = isContent ? VERSION_COMMANDS : COMMANDS;
  const [name, ...rest] = isContent ? typed.slice(1) : typed;
  const command = name === undefined || !Object.hasOwn(commands, name) ? undefined : commands[name];
  if (!command) throw new UsageError(name === undefined ? 'Name a verb.' : `There is no verb ${name}.`);
  const sorted = parsed(rest, command.options ?? {});
  const title = typed.slice(0, isContent ? 2 : 1).join(' ');
  return auditedCommand(
    administration.db,
    { action: command.audit, title, about: sorted.positionals.join(' ') || null },
    (db) => command.run({ ...administration, db }, sorted, session),
  );
}

function parsed(args: readonly string[], options: ParseArgsOptionsConfig): CommandArguments {
  try {
    const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true });
    return { positionals, options: values as CommandArguments['options'] };
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}
