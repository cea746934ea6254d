import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@suite/testing/free-port';
import { afterEach, describe, expect, it } from 'vitest';
import { cleanEnvironment, type RunningCommand, runLine } from './clean-machine.ts';
import { ROOT } from './workspace.ts';

/** A build, or the first answer of a server, on a busy machine. */
const LONG_MS = 120_000;
/** What the page of an empty server says. */
const FIRST_STEPS = 'mf-map/src/features/project-map/first-steps.tsx';
const running: RunningCommand[] = [];

function typed(line: string, environment: NodeJS.ProcessEnv = {}): RunningCommand {
  const command = runLine(line, ROOT, { ...cleanEnvironment(), ...environment });
  running.push(command);
  return command;
}

async function textOf(url: string): Promise<string> {
  const response = await fetch(url);
  expect(`${response.status} ${url}`).toBe(`200 ${url}`);
  return response.text();
}

async function whenServed(url: string): Promise<string> {
  await expect
    .poll(
      () =>
        fetch(url).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: LONG_MS },
    )
    .toBe(200);
  return textOf(url);
}

/** The sources that the map of a script names. */
async function sourcesOf(script: string): Promise<string[]> {
  const code = await whenServed(script);
  const [, map] = /\/\/# sourceMappingURL=(\S+)\s*$/.exec(code) ?? [];
  return (JSON.parse(await textOf(new URL(map ?? '', script).href)) as { sources: string[] }).sources;
}

afterEach(() => Promise.all(running.splice(0).map((one) => one.stop())));

describe('with nothing but Node and npm', () => {
  it(
    'a remote runs alone, with the maps that breakpoints need',
    async () => {
      const port = await freePort();
      const command = typed('npm run standalone -- mf-map', { DEVELOPMENT_PORT: String(port) });
      const [, page = ''] = await command.printed(/The page: (http:\S+)/);
      expect(await whenServed(page)).toContain('main.js');
      expect((await sourcesOf(new URL('/main.js', page).href)).join('\n')).toContain(
        'webpack://mf_map__dev/./src/remote.ts',
      );
      expect(await textOf(new URL('/fakes/api/v1/frontend/masterplans/2?langId=1', page).href)).toContain(
        'data',
      );
    },
    LONG_MS,
  );

  it(
    'a remote is developed in a page of the shell, with the maps of both',
    async () => {
      const port = await freePort();
      const command = typed('npm run dev -- mf-panels', { DEVELOPMENT_PORT: String(port) });
      const [, page = ''] = await command.printed(/The page: (http:\S+)/);
      expect(page).toBe(`http://localhost:${port}/map`);
      await whenServed(page);
      expect((await sourcesOf(`http://localhost:${port}/main.js`)).join('\n')).toContain(
        'webpack://shell__dev/./src/main.tsx',
      );
      const [, entry = ''] = await command.printed(/The remote: (http:\S+)/);
      await whenServed(entry);
      const exposed = (await sourcesOf(new URL('/__federation_expose_remote.js', entry).href)).join('\n');
      expect(exposed).toContain('webpack://mf_panels__dev/./src/remote.ts');
    },
    LONG_MS,
  );

  it(
    'a server without a project is found by a debugger, and shows what its first page says how to bring in',
    async () => {
      const folder = await mkdtemp(path.join(tmpdir(), 'suite-start-'));
      const [port, inspector] = [await freePort(), await freePort()];
      const environment = { PORT: String(port), DATA_DIR: path.join(folder, 'data') };
      const server = typed(`npm start -- --as-released --without-demo --inspect ${inspector}`, environment);
      await server.printed(/ready http/);
      expect(await textOf(`http://127.0.0.1:${inspector}/json`)).toContain('tools/start.ts');

      const seen = () => textOf(`http://localhost:${port}/api/v1/frontend/projects?type=geocode`);
      expect(JSON.parse(await seen())).toMatchObject({ hasProjects: false, features: [] });
      const steps = readFileSync(path.join(ROOT, FIRST_STEPS), 'utf8').match(/npm run [^']+/g) ?? [];
      expect(steps).toHaveLength(3);
      const second = 'npm run content -- import packages/content/town --publish';
      for (const step of [...steps, second]) {
        const command = typed(step.replace('./my-project', path.join(folder, 'my-project')), environment);
        expect([await command.ended, command.output()]).toEqual([0, expect.any(String)]);
      }
      const { features } = JSON.parse(await seen()) as { features: { geometry: { type: string } | null }[] };
      expect(features.map(({ geometry }) => geometry?.type)).toEqual(['Point', 'Point']);
      await server.stop();
      await rm(folder, { recursive: true });
    },
    LONG_MS,
  );

  it(
    'the release command says who gets what',
    async () => {
      const command = typed('npm run release -- history');
      expect(await command.ended).toBe(0);
    },
    LONG_MS,
  );

  it.each([
    ['npm run dev -- mf-other', 'Name one of: shell, mf-'],
    ['npm run standalone -- shell', 'Name one of: mf-'],
    ['npm run release -- mf-other', 'There is no app named mf-other'],
  ])('%s is told what there is', async (line, sentence) => {
    const command = typed(line);
    expect(await command.ended).not.toBe(0);
    expect(command.output()).toContain(sentence);
  });
});

describe('the READMEs', () => {
  const folders = [
    '.',
    ...readdirSync(ROOT),
    ...readdirSync(path.join(ROOT, 'packages')).map((one) => `packages/${one}`),
  ];
  const files = folders
    .map((folder) => path.join(folder, 'README.md'))
    .filter((file) => existsSync(path.join(ROOT, file)));

  it.each(files)('%s names only commands that need Node and npm', (file) => {
    const lines = readFileSync(path.join(ROOT, file), 'utf8').split('\n');
    // A command begins a line of an example, or a piece of code in a sentence.
    expect(lines.filter((line) => /(^ {4}|^|`)(pnpm|npx|vitest|playwright|rspack) \S/.test(line))).toEqual(
      [],
    );
  });

  it('name only scripts that there are', () => {
    const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
      scripts: object;
    };
    const texts = files.map((file) => readFileSync(path.join(ROOT, file), 'utf8')).join('\n');
    const named = [...texts.matchAll(/npm run ([\w:-]+)/g)].map((match) => match[1] ?? '');
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});
