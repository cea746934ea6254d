import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DCLinter } from 'dclint';
import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { appNames } from './apps.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const WORKFLOWS = '.github/workflows';
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
/** Twice the same key, a tab, a wrong indentation: an error. */
const yamlOf = (file: string): unknown => parse(read(file), { strict: true, uniqueKeys: true });

describe('the image', () => {
  it('is described without an error or a warning', () => {
    expect(validate(read('deploy/Dockerfile')).map(({ message }) => message)).toEqual([]);
  });

  it('runs as a user that is not root, from its last step on', () => {
    const users = [...read('deploy/Dockerfile').matchAll(/^USER (\S+)/gm)].map(([, user]) => user);
    expect(users).toEqual(['node']);
  });

  it('finds what is wrong in one', () => {
    expect(validate('FROM node\nCOPPY . .\n').map(({ message }) => message)).toEqual([
      'Unknown instruction: COPPY',
    ]);
  });

  it('starts what there is', () => {
    const named = read('deploy/Dockerfile').match(/tools\/[\w.-]+/g) ?? [];
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
  });
});

describe('the compose file', () => {
  const found = (file: string) =>
    new DCLinter({
      // The one port that is published is for everybody.
      rules: { 'no-unbound-port-interfaces': 0 },
      quiet: true,
      debug: false,
      exclude: [],
    })
      .lintFiles([path.join(ROOT, file)], false)
      .flatMap(({ messages }) => messages.filter(({ type }) => type === 'error'))
      .filter(({ category }) => category !== 'style')
      .map(({ rule, message }) => `${rule}: ${message}`);

  it('is as the specification of compose files says', () => {
    expect(found('deploy/compose.yaml')).toEqual([]);
  });

  it('names files that are there', () => {
    const { services } = yamlOf('deploy/compose.yaml') as {
      services: Record<string, { volumes?: string[]; build?: { context: string; dockerfile: string } }>;
    };
    const files = Object.values(services).flatMap(({ volumes = [], build }) => [
      ...volumes.filter((one) => one.startsWith('.')).map((one) => `deploy/${one.split(':')[0]}`),
      ...(build ? [`deploy/${build.context}/${build.dockerfile}`] : []),
    ]);
    expect(files.length).toBe(2);
    expect(files.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
  });
});

const input = z.strictObject({
  required: z.boolean().optional(),
  type: z.enum(['string', 'boolean', 'number', 'choice', 'environment']),
  default: z.string().optional(),
  description: z.string().optional(),
  options: z.array(z.string()).optional(),
});
const inputs = z.strictObject({ inputs: z.record(z.string(), input) });
const job = z.strictObject({
  'runs-on': z.string(),
  'timeout-minutes': z.number(),
  environment: z.string().optional(),
  env: z.record(z.string(), z.string()),
  steps: z.array(
    z.union([
      z.strictObject({ run: z.string() }),
      z.strictObject({
        uses: z.string().regex(/@v\d+$/),
        with: z.record(z.string(), z.unknown()).optional(),
      }),
    ]),
  ),
});
const reusable = z.strictObject({
  name: z.string(),
  on: z.strictObject({ workflow_call: inputs, workflow_dispatch: inputs }),
  permissions: z.strictObject({ contents: z.literal('read') }),
  concurrency: z.strictObject({ group: z.string() }),
  jobs: z.strictObject({ release: job }),
});
const condition = z
  .string()
  .regex(/^github\.event_name == '(push|pull_request)' && needs\.changed\.outputs\./);
const ofApps = z.strictObject({
  name: z.string(),
  on: z.strictObject({
    pull_request: z.null(),
    push: z.strictObject({ branches: z.tuple([z.literal('main')]) }),
  }),
  permissions: z.strictObject({ contents: z.literal('read'), 'pull-requests': z.literal('write') }),
  jobs: z.strictObject({
    changed: job.extend({
      outputs: z.record(z.string(), z.string()),
      steps: z.array(z.record(z.string(), z.unknown())),
    }),
    review: job.extend({ needs: z.literal('changed'), if: condition }),
    release: z.strictObject({
      needs: z.literal('changed'),
      if: condition,
      strategy: z.strictObject({
        'fail-fast': z.literal(false),
        matrix: z.strictObject({ app: z.string().includes('fromJSON(needs.changed.outputs.apps)') }),
      }),
      uses: z.literal('./.github/workflows/release-app.yml'),
      with: z.strictObject({ app: z.string().includes('matrix.app'), traffic: z.string().regex(/^\d+$/) }),
      secrets: z.literal('inherit'),
    }),
  }),
});

describe('the workflows', () => {
  it('name no remote', () => {
    const files = readdirSync(path.join(ROOT, WORKFLOWS)).map((file) => `${WORKFLOWS}/${file}`);
    expect(files).toHaveLength(3);
    const lines = [...files, '.github/CODEOWNERS'].flatMap((file) => read(file).split('\n'));
    expect(lines.filter((line) => /mf-[a-z]/.test(line) && !line.includes('such as'))).toEqual([]);
  });

  it('release what is another version, each by its own', () => {
    expect(ofApps.safeParse(yamlOf(`${WORKFLOWS}/apps.yml`)).error?.message).toBeUndefined();
  });

  it('find what changed, and whom to ask, from versions and manifests', { timeout: 60_000 }, () => {
    const script = path.join(ROOT, 'tools/changed-apps.ts');
    // The commit that has nothing: everything changed since.
    const empty = execFileSync('git', ['hash-object', '-t', 'tree', '/dev/null'], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    const output = (since: string) =>
      execFileSync(process.execPath, [script, since], { cwd: ROOT, encoding: 'utf8' }).split('\n');
    const [apps = '', teams = ''] = output(empty.trim());
    expect(JSON.parse(apps.replace('apps=', ''))).toEqual(appNames());
    expect(teams).toContain('suite/account,suite/apartment');
  });

  it('release any app by the script that there is', () => {
    const { data, error } = reusable.safeParse(yamlOf(`${WORKFLOWS}/release-app.yml`));
    expect(error?.message).toBeUndefined();
    const scripts = data?.jobs.release.steps.flatMap((step) => ('run' in step ? [step.run] : [])) ?? [];
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) expect(existsSync(path.join(ROOT, script.split(' ')[0] ?? ''))).toBe(true);
  });
});
