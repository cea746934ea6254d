import type { Profile } from '@suite/contracts';
import { nameRule } from '../../lib/rules.ts';

type Names = Pick<Profile, 'firstName' | 'lastName'>;

/** Names can be saved when both are there, neither is too long, and one is new (specification §5). */
export function canSave(typed: Names, profile: Names): boolean {
  if (nameRule(typed.firstName) !== undefined || nameRule(typed.lastName) !== undefined) return false;
  return typed.firstName.trim() !== profile.firstName || typed.lastName.trim() !== profile.lastName;
}
