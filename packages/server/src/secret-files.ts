import { readFileSync } from 'node:fs';
import { codeOf } from './errors.ts';

/** Variables whose values are secrets or have one in them: a vault or an orchestrator hands each over as a file. */
const SECRETS = [
  ...[
    'DATABASE_URL',
    'DATABASE_PASSWORD',
    'SECRET_KEY',
    'OTHER_SECRET_KEY',
    'DISCOVERY_KEY',
    'OTHER_DISCOVERY_KEY',
    'RELEASE_KEY',
    'SMTP_URL',
    'AUDIT_URL',
  ],
  ...['MEDIA_URL', 'STORE_URL', 'GEOCODER_URL', 'BREACHED_PASSWORDS_URL'],
];

type Environment = Readonly<Record<string, string>>;

/**
 * Puts what stands in the file of `<NAME>_FILE` in the place of `<NAME>`: what is not in the environment is in no list of
 * processes and in no description of a container. Gives a sentence for each that is wrong, without what it holds.
 */
export function withSecretFiles(environment: Environment): {
  readonly environment: Environment;
  readonly problems: readonly string[];
} {
  const values: Record<string, string> = { ...environment };
  const problems: string[] = [];
  for (const name of SECRETS) {
    const file = environment[`${name}_FILE`];
    if (file === undefined) continue;
    if (environment[name] !== undefined) {
      problems.push(`The environment has both ${name} and ${name}_FILE. Set one of them.`);
      continue;
    }
    try {
      values[name] = readFileSync(file, 'utf8').trim();
    } catch (error) {
      problems.push(`The file of ${name}_FILE cannot be read (${codeOf(error)}).`);
    }
  }
  return { environment: values, problems };
}
