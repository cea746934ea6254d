import { NAME_LIMIT, PASSWORD_MIN } from '@suite/domain';

/** Message ids of what is wrong with a field. */
export type RuleId =
  | 'common.required'
  | 'account.rule.email'
  | 'account.rule.password-required'
  | 'account.rule.password-min'
  | 'account.rule.password-max'
  | 'account.rule.passwords-match'
  | 'account.rule.name-max'
  | 'account.rule.profile-password-min';

/** What is wrong with a form, by the names of its fields. */
export type Wrong<Name extends string> = Readonly<Partial<Record<Name, RuleId>>>;

/** The server takes no longer ones. */
const PASSWORD_MAX = 128;
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

export function emailRule(typed: string): RuleId | undefined {
  const email = typed.trim();
  if (email === '') return 'common.required';
  return EMAIL.test(email) ? undefined : 'account.rule.email';
}

/** An address or a user name; what has an at sign is meant to be an address. */
export function personRule(typed: string): RuleId | undefined {
  return typed.includes('@') ? emailRule(typed) : requiredRule(typed);
}

export function requiredRule(typed: string): RuleId | undefined {
  return typed.trim() === '' ? 'common.required' : undefined;
}

/** A password that is there already: it has no other rules, whatever they were when it was set. */
export function knownPasswordRule(typed: string): RuleId | undefined {
  return typed === '' ? 'account.rule.password-required' : undefined;
}

export function newPasswordRule(typed: string): RuleId | undefined {
  if (typed === '') return 'account.rule.password-required';
  if (typed.length < PASSWORD_MIN) return 'account.rule.password-min';
  return typed.length > PASSWORD_MAX ? 'account.rule.password-max' : undefined;
}

/** In the profile an empty password means that it stays as it is. */
export function profilePasswordRule(typed: string): RuleId | undefined {
  if (typed === '') return undefined;
  if (typed.length < PASSWORD_MIN) return 'account.rule.profile-password-min';
  return typed.length > PASSWORD_MAX ? 'account.rule.password-max' : undefined;
}

export function confirmationRule(password: string, confirmation: string): RuleId | undefined {
  if (password === confirmation) return password === '' ? 'common.required' : undefined;
  return confirmation === '' ? 'common.required' : 'account.rule.passwords-match';
}

export function nameRule(typed: string): RuleId | undefined {
  const name = typed.trim();
  if (name === '') return 'common.required';
  return name.length > NAME_LIMIT ? 'account.rule.name-max' : undefined;
}

/** Leaves out the fields with which nothing is wrong. */
export function wrongOf<Name extends string>(rules: Readonly<Record<Name, RuleId | undefined>>): Wrong<Name> {
  return Object.fromEntries(Object.entries(rules).filter(([, rule]) => rule !== undefined)) as Wrong<Name>;
}
