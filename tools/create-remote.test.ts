import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DiscoveryDocument } from '@suite/contracts';
import { freePort } from '@suite/testing/free-port';
import { chromium } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { appNames, builtFolder } from './apps.ts';
import { CHROMIUM_ARGUMENTS, chromiumPath } from './chromium.ts';
import { cleanEnvironment, type RunningCommand, runLine } from './clean-machine.ts';
import { ROOT } from './workspace.ts';

/** Installation, seven builds where there are none yet, and a browser, on a busy machine. */
const LONG_MS = 400_000;

let copy: string;
let files: readonly string[];
let environment: NodeJS.ProcessEnv;
let server: RunningCommand;

/** Commands of a section of the README, as a person would copy them. */
function commandsOf(title: string): string[] {
  const [, section = ''] = readFileSync(path.join(ROOT, 'README.md'), 'utf8').split(`## ${title}\n`);
  const lines = section.split('\n## ')[0]?.split('\n') ?? [];
  return lines.filter((line) => line.startsWith('    ')).map((line) => line.trim());
}

function hashes(): Record<string, string> {
  const sources = files.filter((file) => file !== 'pnpm-lock.yaml');
  const hash = (file: string) =>
    createHash('sha256')
      .update(readFileSync(path.join(copy, file)))
      .digest('hex');
  return Object.fromEntries(sources.map((file) => [file, hash(file)]));
}

async function type(line: string): Promise<void> {
  const command = runLine(line, copy, environment);
  if ((await command.ended) !== 0) throw new Error(`${line}\n${command.output()}`);
}

async function shellVersions(): Promise<string[]> {
  const response = await fetch(`http://localhost:${environment.PORT}/discovery.json`);
  const document = (await response.json()) as DiscoveryDocument;
  return (document.microFrontends['@suite/shell'] ?? []).map(({ metadata }) => metadata.version);
}

beforeAll(async () => {
  copy = await mkdtemp(path.join(tmpdir(), 'suite-remote-'));
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  files = listed.split('\n').filter((file) => file !== '' && existsSync(path.join(ROOT, file)));
  for (const file of files) {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    cpSync(path.join(ROOT, file), path.join(copy, file));
  }
  if (existsSync(path.join(ROOT, '.toolchain')))
    symlinkSync(path.join(ROOT, '.toolchain'), path.join(copy, '.toolchain'));
  // Builds of the same sources are what it would make itself.
  for (const folder of appNames()
    .map(builtFolder)
    .filter((one) => existsSync(one)))
    cpSync(folder, path.join(copy, path.relative(ROOT, folder)), { recursive: true });
  environment = { ...cleanEnvironment(), PORT: String(await freePort()), DATA_DIR: path.join(copy, '.data') };
  server = runLine('npm start', copy, environment);
  await server.printed(/ready http/);
}, LONG_MS);

afterAll(async () => {
  await server?.stop();
  await rm(copy, { recursive: true, force: true });
});

it(
  'README, "How to add a remote": visitors reach it in the shell that they have, and nothing else was edited',
  async () => {
    const commands = commandsOf('How to add a remote');
    expect(commands).toHaveLength(2);
    const [shell, before] = [await shellVersions(), hashes()];
    for (const command of commands) await type(command);
    expect(await shellVersions()).toEqual(shell);
    expect(hashes()).toEqual(before);

    const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGUMENTS });
    try {
      const page = await browser.newPage({ baseURL: `http://localhost:${environment.PORT}` });
      const response = await page.goto('/tours');
      expect(response?.status()).toBe(200);
      const head = (await response?.text()) ?? '';
      expect(head).toContain('<title>Tours | Primorje Estates</title>');
      expect(head).toContain('<meta name="description" content="A page of mf-tours.">');
      expect(head).toMatch(/<link rel="canonical" href="[^"]*\/tours">/);
      expect(await (await page.request.get('/sitemap-1.xml')).text()).toMatch(/<loc>[^<]*\/rs\/tours<\/loc>/);
      await page.getByText('A page of mf-tours.').waitFor();
      await page.getByRole('heading', { level: 1, name: 'Tours' }).waitFor();
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'Tours' }).click();
      await page.getByRole('dialog').getByText('A panel of mf-tours.').waitFor();
      await page.goto('/rs/tours');
      await page.getByText('Stranica: mf-tours.').waitFor();
      expect((await page.goto('/walks'))?.status()).toBe(404);
    } finally {
      await browser.close();
    }
  },
  LONG_MS,
);

it(
  'a name that is none, or that stands for what another remote has, makes nothing',
  async () => {
    for (const [name, sentence] of [
      ['tours', 'tours is no name'],
      ['mf-map', 'mf-map is there already'],
      ['mf-login', 'mf-account and mf-login both claim the route login'],
    ]) {
      const command = runLine(`npm run create-remote -- ${name}`, copy, environment);
      expect(await command.ended).toBe(1);
      expect(command.output()).toContain(sentence);
    }
    expect(existsSync(path.join(copy, 'mf-login'))).toBe(false);
  },
  LONG_MS,
);
