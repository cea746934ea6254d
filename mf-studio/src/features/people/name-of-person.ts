import type { Person } from '@suite/api';

export function nameOfPerson({ firstName, lastName, email }: Person): string {
  return `${firstName} ${lastName}`.trim() || email;
}
