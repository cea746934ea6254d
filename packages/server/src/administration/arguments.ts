import { LOCALES, type Locale, parseId, ROLE_IDS, type RoleName } from '@suite/contracts';
import { type CommandArguments, UsageError } from './command.ts';

/** The positional at this place; `what` names it for the person. */
export function required({ positionals }: CommandArguments, index: number, what: string): string {
  const value = positionals[index];
  if (value === undefined) throw new UsageError(`Name ${what}.`);
  return value;
}

export function idOf(text: string, what: string): number {
  const id = parseId(text);
  if (id === null) throw new UsageError(`${text} is no id of ${what}.`);
  return id;
}

export function roleOf(text: string): RoleName {
  const names = Object.keys(ROLE_IDS) as RoleName[];
  const role = names.find((name) => name === text);
  if (!role) throw new UsageError(`There is no role ${text}. Roles: ${names.join(', ')}.`);
  return role;
}

/** The project of `--project`; null where none is named. */
export function projectOf({ options }: CommandArguments): number | null {
  return typeof options.project === 'string' ? idOf(options.project, 'a project') : null;
}

export function localeOf({ options }: CommandArguments): Locale {
  const locale = LOCALES.find((one) => one === (options.locale ?? 'en'));
  if (!locale) throw new UsageError(`Languages: ${LOCALES.join(', ')}.`);
  return locale;
}

export const PROJECT_OPTION = { project: { type: 'string' } } as const;
export const LOCALE_OPTION = { locale: { type: 'string' } } as const;
