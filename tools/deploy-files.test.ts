import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { APP_NAMES, REMOTE_NAMES } from '@suite/contracts';
import { DCLinter } from 'dclint';
import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const ROOT = path.resolve(import.meta.dirname, '..');
const WORKFLOWS = '.github/workflows';
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
/** Twice the same key, a tab, a wrong indentation: an error. */
const yamlOf = (file: string): unknown => parse(read(file), { strict: true, uniqueKeys: true });

describe('the image', () => {
  it('is described without an error or a warning', () => {
    expect(validate(read('deploy/Dockerfile')).map(({ message }) => message)).toEqual([]);
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
/** What a workflow of one team may hold: it calls the one above with its own name. */
const ofTeam = (app: string) =>
  z.strictObject({
    name: z.literal(app),
    on: z.strictObject({
      push: z.strictObject({
        branches: z.tuple([z.literal('main')]),
        paths: z.tuple([z.literal(`${app}/**`)]),
      }),
    }),
    jobs: z.strictObject({
      release: z.strictObject({
        uses: z.literal('./.github/workflows/release-app.yml'),
        with: z.strictObject({ app: z.literal(app), traffic: z.string().regex(/^\d+$/) }),
        secrets: z.literal('inherit'),
      }),
    }),
  });

describe('the workflows', () => {
  it('are one for each remote, and the one that they call', () => {
    expect(readdirSync(path.join(ROOT, WORKFLOWS)).toSorted()).toEqual(
      [...REMOTE_NAMES.map((app) => `${app}.yml`), 'release-app.yml'].toSorted(),
    );
  });

  it.each(REMOTE_NAMES)('%s releases that remote alone', (app) => {
    expect(ofTeam(app).safeParse(yamlOf(`${WORKFLOWS}/${app}.yml`)).error?.message).toBeUndefined();
  });

  it('release any app by the script that there is', () => {
    const { data, error } = reusable.safeParse(yamlOf(`${WORKFLOWS}/release-app.yml`));
    expect(error?.message).toBeUndefined();
    expect(data?.on.workflow_dispatch.inputs.app?.options?.toSorted()).toEqual([...APP_NAMES].toSorted());
    const scripts = data?.jobs.release.steps.flatMap((step) => ('run' in step ? [step.run] : [])) ?? [];
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) expect(existsSync(path.join(ROOT, script.split(' ')[0] ?? ''))).toBe(true);
  });
});
