// `npm run create-remote -- mf-tours`: a remote with a page, a panel, messages in both languages, tests, README and a page of
// its own. Nothing outside its folder is edited but the lock file, which the installation adds it to.
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CONTRACT_VERSION, isRemoteName, type RemoteName } from '@suite/contracts';
import { claimIssues } from '@suite/release';
import { appFolder, BuildError, manifests, run } from './apps.ts';

const TEMPLATE = path.join(import.meta.dirname, 'remote-template');
const ENDING = '.template';
const FIRST_PORT = 4201;

/** What stands in the place of each `{{mark}}` of the template. */
function marksOf(name: RemoteName): Readonly<Record<string, string>> {
  const parts = name.split('-').slice(1);
  const capital = (part: string) => part.charAt(0).toUpperCase() + part.slice(1);
  const noun = parts.join('-');
  const ports = manifests().map(({ port }) => port);
  return {
    name,
    noun,
    Noun: parts.map(capital).join(''),
    Title: capital(parts.join(' ')),
    key: parts[0] + parts.slice(1).map(capital).join(''),
    property: parts.length > 1 ? `'${noun}'` : noun,
    contract: CONTRACT_VERSION,
    port: String(Math.max(FIRST_PORT - 1, ...ports) + 1),
  };
}

function filled(text: string, marks: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, mark: string) => marks[mark] ?? '');
}

/** @throws {BuildError} when the name is none, or what it stands for is somebody else's. */
function checkName(name: string): RemoteName {
  if (!isRemoteName(name))
    throw new BuildError(`${name || '(nothing)'} is no name: mf- and small words, such as mf-tours`);
  if (existsSync(appFolder(name))) throw new BuildError(`${name} is there already`);
  const { noun = '' } = marksOf(name);
  const own = { app: name, routes: { [noun]: { pattern: `/${noun}` } }, panels: [noun] };
  const others = manifests().map((one) => ({ app: one.name, routes: one.routes, panels: one.panels }));
  const [issue] = claimIssues([...others, own]);
  if (issue) throw new BuildError(issue);
  return name;
}

async function createRemote(name: RemoteName): Promise<void> {
  const marks = marksOf(name);
  const entries = await readdir(TEMPLATE, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => one.isFile())) {
    const from = path.join(entry.parentPath, entry.name);
    const place = path
      .relative(TEMPLATE, from)
      .slice(0, -ENDING.length)
      .replaceAll('noun', marks.noun ?? '');
    const file = path.join(appFolder(name), place);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, filled(await readFile(from, 'utf8'), marks));
  }
  try {
    await run('pnpm', ['install', '--no-frozen-lockfile', '--prefer-offline']);
    await run('pnpm', ['exec', 'biome', 'check', '--write', '--no-errors-on-unmatched', name]);
  } catch (error) {
    await rm(appFolder(name), { recursive: true, force: true });
    throw error;
  }
}

try {
  const name = checkName(process.argv[2] ?? '');
  await createRemote(name);
  console.log(`${name} is there. Next: npm run standalone -- ${name}, npm run release -- ${name}`);
} catch (error) {
  if (!(error instanceof BuildError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
