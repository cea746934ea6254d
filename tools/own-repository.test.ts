import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DiscoveryDocument } from '@suite/contracts';
import { freePort } from '@suite/testing/free-port';
import { strFromU8, unzipSync } from 'fflate';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHROMIUM_ARGUMENTS, chromiumPath } from './chromium.ts';
import { type RunningCommand, runLine } from './clean-machine.ts';
import { type LocalRegistry, openLocalRegistry } from './packages/local-registry.ts';
import { packPackages } from './packages/pack-packages.ts';
import { type FederationManifest, serveFolder, writePlainHost } from './packages/plain-host.ts';
import { publishPackages } from './packages/publish-packages.ts';
import { ROOT } from './workspace.ts';

/** Nine builds where there are none yet, installations and a browser, on a busy machine. */
const LONG_MS = 600_000;

let folder: string;
let registry: LocalRegistry;
let suite: RunningCommand;
let origin: string;
let browser: Browser;

/** What a person has in a shell: nothing of the test runner. */
function shell(added: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|NODE_(ENV|PATH|OPTIONS)$|VITEST|PNPM_|TEST$)/.test(name),
  );
  return { ...Object.fromEntries(own), ...added };
}

async function type(line: string, cwd: string, env: NodeJS.ProcessEnv): Promise<string> {
  const command = runLine(line, cwd, env);
  if ((await command.ended) !== 0) throw new Error(`${line}\n${command.output()}`);
  return command.output();
}

const ofSuite = (): NodeJS.ProcessEnv =>
  shell({ PORT: new URL(origin).port, PUBLIC_URL: origin, DATA_DIR: path.join(folder, 'suite') });

/** What the pipeline of a team has: where releases lie, whom to trust, and no key but its own. */
async function ofTeam(): Promise<NodeJS.ProcessEnv> {
  const read = (file: string) => readFile(path.join(folder, 'suite/keys', file), 'utf8');
  return shell({
    DISCOVERY_KEY: await read('discovery-private.pem'),
    TRUSTED_ROOT: (await read('trusted-root')).trim(),
    PUBLIC_URL: origin,
    npm_config_cache: path.join(folder, 'npm'),
  });
}

/** An empty folder that knows where the packages of the suite are. */
async function emptyFolder(name: string): Promise<string> {
  const place = path.join(folder, name);
  await mkdir(place);
  await writeFile(path.join(place, '.npmrc'), registry.npmrc);
  return place;
}

const STORE = '--store ../suite/store';

/** Gives a key that the team makes the right to release its remote. */
async function grantKey(place: string, remote: string, team: string): Promise<void> {
  const made = await type(`pnpm --silent run release trust key ${team} ${STORE}`, place, await ofTeam());
  await type(`npm run release -- trust grant ${remote} ${made.trim()}`, ROOT, ofSuite());
}

async function withPage(use: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext();
  try {
    await use(await context.newPage());
  } finally {
    await context.close();
  }
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'suite-own-'));
  origin = `http://localhost:${await freePort()}`;
  suite = runLine('npm start', ROOT, ofSuite());
  await suite.printed(/ready http/);
  registry = await openLocalRegistry(path.join(folder, 'registry'));
  const packed = path.join(folder, 'packages');
  await mkdir(packed);
  const packages = await packPackages(packed);
  await writeFile(path.join(packed, '.npmrc'), registry.npmrc);
  const { published } = await publishPackages(packed, packages, registry);
  expect(published).toHaveLength(packages.length);
  browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGUMENTS });
}, LONG_MS);

afterAll(async () => {
  await browser?.close();
  await registry?.close();
  await suite?.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('a remote in a repository of its own', () => {
  let place: string;
  const team = async (line: string) => type(line, place, await ofTeam());
  const release = (line: string) => team(`pnpm --silent run release ${line} ${STORE}`);
  const source = () => path.join(place, 'src/features/tours/tours-page.tsx');
  const add = async (text: string) => {
    const before = await readFile(source(), 'utf8');
    await writeFile(source(), before.replace('</Heading>', `</Heading><p>${text}</p>`));
  };

  it(
    'is made in an empty folder, installs, type-checks and passes its tests',
    async () => {
      place = await emptyFolder('tours');
      await team('npm create --yes @suite/remote mf-tours .');
      await team('pnpm install --prefer-offline');
      await team('pnpm run typecheck');
      expect(await team('pnpm run test')).toMatch(/4 passed/);
    },
    LONG_MS,
  );

  it(
    'is developed in the pages of a running suite, which knows nothing of it',
    async () => {
      // Beside other development servers of this machine.
      const env = { ...(await ofTeam()), DEVELOPMENT_PORT: String(await freePort()) };
      const dev = runLine(`pnpm run dev --against ${origin}`, place, env);
      try {
        const [, address = ''] = await dev.printed(/The page: (\S+)/);
        await dev.printed(/compiled successfully/);
        await withPage(async (page) => {
          await page.goto(address);
          await page.getByText('A page of mf-tours.').waitFor();
          // A change is in the page without anybody loading it.
          await add('Changed meanwhile');
          await page.getByText('Changed meanwhile').waitFor();
          await page.goto(new URL('/map', address).href);
          await page.getByRole('heading', { level: 1 }).waitFor();
        });
        expect((await fetch(`${origin}/tours`)).status).toBe(404);
      } finally {
        await dev.stop();
      }
    },
    LONG_MS,
  );

  it(
    'is released with the key of its team: to all, shown by a link, as a canary, promoted, rolled back',
    async () => {
      await expect(team(`pnpm run ship --traffic 100 ${STORE}`)).rejects.toThrow(/may release mf-tours/);
      await grantKey(place, 'mf-tours', 'tours');
      await expect(team(`pnpm --silent run release abort mf-map ${STORE}`)).rejects.toThrow(
        /may release mf-map|no canary/,
      );
      expect(await team(`pnpm run ship --traffic 100 ${STORE}`)).toMatch(/Every visitor now gets mf-tours/);
      await add('Second version');
      await team(`pnpm run ship --traffic 0 ${STORE}`);
      const link = (await release('preview mf-tours')).trim();
      const shows = (address: string, text: string, isThere: boolean) =>
        withPage(async (page) => {
          await page.goto(address);
          await page.getByText('A page of mf-tours.').waitFor();
          expect(await page.getByText(text).count()).toBe(isThere ? 1 : 0);
        });
      const tours = `${origin}/tours`;
      await shows(tours + new URL(link).search, 'Second version', true);
      await shows(tours, 'Second version', false);
      expect(await team(`pnpm run ship --traffic 5 ${STORE}`)).toMatch(/and now get/);
      expect(await release('status')).toMatch(/canary/);
      await release('promote mf-tours --force');
      await shows(tours, 'Second version', true);
      await release('rollback mf-tours');
      await shows(tours, 'Second version', false);
      const history = (await release('history mf-tours')).trim().split('\n');
      const byTeam = history.filter((line) => line.includes('  tours  '));
      expect(byTeam.map((line) => line.split('  ')[3]?.split(' ')[0])).toEqual([
        'release',
        'release',
        'step',
        'promote',
        'rollback',
      ]);
    },
    LONG_MS,
  );
});

it(
  'mf-map, moved as it is into a repository of its own, does the same',
  async () => {
    const place = await emptyFolder('map');
    const team = async (line: string) => type(line, place, await ofTeam());
    await type(`npm run move-remote -- mf-map ${place}`, ROOT, ofSuite());
    await team('pnpm install --prefer-offline');
    await grantKey(place, 'mf-map', 'map-team');
    const shipped = await team(`pnpm run ship --traffic 0 ${STORE}`);
    const [, version = ''] = /mf-map (\S+) is published/.exec(shipped) ?? [];
    const asked = async (address: string) => {
      const files: string[] = [];
      await withPage(async (page) => {
        page.on('request', (request) => void files.push(request.url()));
        await page.goto(address);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await expect.poll(() => files.some((file) => file.includes('/r/mf-map/'))).toBe(true);
      });
      return files.some((file) => file.includes(`/r/mf-map/${version}/`));
    };
    const link = (await team(`pnpm --silent run release preview mf-map ${STORE}`)).trim();
    const map = `${origin}/map`;
    expect(await asked(map + new URL(link).search)).toBe(true);
    expect(await asked(map)).toBe(false);
    await team(`pnpm --silent run release step mf-map --traffic 5 --force ${STORE}`);
    await team(`pnpm --silent run release promote mf-map --force ${STORE}`);
    expect(await asked(map)).toBe(true);
    await team(`pnpm --silent run release rollback mf-map ${STORE}`);
    expect(await asked(map)).toBe(false);
  },
  LONG_MS,
);

it(
  'a plain Module Federation host loads mf-panels from its manifest, and its types; the devtool finds all in a page of the suite',
  async () => {
    const discovery = (await (await fetch(`${origin}/discovery.json`)).json()) as DiscoveryDocument;
    const [panels] = discovery.microFrontends['@suite/mf-panels'] ?? [];
    const manifestUrl = new URL(panels?.url ?? '', origin);
    const manifest = (await (await fetch(manifestUrl)).json()) as FederationManifest;
    const place = await emptyFolder('host');
    await writePlainHost(place, { address: manifestUrl.href, manifest });
    await type('pnpm install --prefer-offline', place, shell({}));
    await type('pnpm exec rspack build', place, shell({}));
    const host = await serveFolder(path.join(place, 'dist'));
    try {
      await withPage(async (page) => {
        await page.goto(host.address);
        await page.getByRole('button', { name: 'Save Preferences' }).waitFor();
      });
    } finally {
      await host.close();
    }

    const { zip } = manifest.metaData.types;
    const archive = await (await fetch(new URL(zip, manifestUrl))).bytes();
    expect(strFromU8(unzipSync(archive)['remote.d.ts'] ?? new Uint8Array())).toContain('readonly "cookies"');

    await withPage(async (page) => {
      await page.goto(`${origin}/map`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      const told = await page.evaluate(() => {
        const { __FEDERATION__ } = globalThis as unknown as { __FEDERATION__: { moduleInfo: ModuleInfos } };
        return Object.values(__FEDERATION__.moduleInfo);
      });
      const apps = Object.entries(discovery.microFrontends).map(([name, [first]]) => ({
        name,
        version: first?.metadata.version,
        shared: Object.keys(first?.extras.suite.shared ?? {}),
      }));
      expect(apps.length).toBeGreaterThan(6);
      for (const { version, shared } of apps) {
        const one = told.find((info) => info.version === version);
        expect(one?.shared.map(({ sharedName }) => sharedName)).toEqual(shared);
      }
    });
  },
  LONG_MS,
);

type ModuleInfos = Readonly<
  Record<string, { readonly version?: string; readonly shared: readonly { readonly sharedName: string }[] }>
>;
