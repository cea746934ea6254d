import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { test as base, expect } from '@playwright/test';
import { command } from './commands.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const ORGANIZATION = '1';

export interface OrganizationPeople {
  readonly domain: string;
  /** By the name that is typed at the provider. */
  readonly people: Readonly<Record<string, { readonly email: string; readonly email_verified: boolean }>>;
}

function newPeople(): OrganizationPeople {
  const domain = `${crypto.randomUUID()}.example`;
  const person = (name: string, email_verified = true) => ({ email: `${name}@${domain}`, email_verified });
  const foreign = { email: `eva@elsewhere.${domain}`, email_verified: true };
  return {
    domain,
    people: {
      ana: person('ana'),
      ivo: person('ivo'),
      una: person('una'),
      mia: person('mia', false),
      eva: foreign,
    },
  };
}

/** The demo project's organisation with a real provider, which is asked by the server of the tests. */
export const test = base.extend<object, { organization: OrganizationPeople }>({
  organization: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixtures that are needed from it.
    async ({}, use, { project }) => {
      const organization = newPeople();
      const folder = await mkdtemp(path.join(tmpdir(), 'suite-sign-on-'));
      const provider = spawn(
        process.execPath,
        [
          'tools/serve-openid-provider.ts',
          `${project.use.baseURL}/login`,
          JSON.stringify(organization.people),
        ],
        { cwd: ROOT, stdio: ['ignore', 'pipe', 'ignore'] },
      );
      const ended = once(provider, 'close');
      const { issuer, clientId, clientSecret } = await readyOf(provider.stdout);
      const secretFile = path.join(folder, 'secret');
      await writeFile(secretFile, clientSecret);
      const said = await command('app:admin', [
        ...['sso', 'set', ORGANIZATION, '--issuer', issuer, '--client-id', clientId],
        ...['--client-secret-file', secretFile, '--domains', organization.domain],
      ]);
      expect(said).toContain(`${project.use.baseURL}/login`);
      await use(organization);
      await command('app:admin', ['sso', 'remove', ORGANIZATION]);
      provider.kill();
      await Promise.all([ended, rm(folder, { recursive: true })]);
    },
    { scope: 'worker' },
  ],
});

/** Goes on being read: the provider says more while it works, and ends where nobody listens. */
function readyOf(output: Readable): Promise<Record<'issuer' | 'clientId' | 'clientSecret', string>> {
  return new Promise((resolve, reject) => {
    let text = '';
    output.setEncoding('utf8').on('data', (part: string) => {
      text += part;
      const [, json] = /^ready (.*)$/m.exec(text) ?? [];
      if (json !== undefined) resolve(JSON.parse(json));
    });
    output.once('end', () => reject(new Error(`The provider did not start: ${text}`)));
  });
}
