import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RemoteName } from '@suite/contracts';
import type { PublishedContract } from '../publish/published.ts';

type Sources = PublishedContract['sources'];

/**
 * What of the contracts passes between a shell and a remote, each with its own version of them: the compiler says
 * whether what one gives is what the other takes. Names and order may differ, and parts may be added that the other
 * does not need.
 */
function programFor(remote: RemoteName): string {
  return `import type * as Remote from './remote/index.ts';
import type * as Shell from './shell/index.ts';

type Stores = keyof Remote.StoreValues & keyof Shell.StoreValues;
type Events = keyof Remote.EventPayloads & keyof Shell.EventPayloads;
type Heard = Extract<Events, \`shell:\${string}\` | \`session:\${string}\`>;
type Told = Extract<Events, \`${remote}:\${string}\`>;

export const module = (given: Remote.RemoteModule): Shell.RemoteModule => given;
export const panelProps = (given: Shell.PanelProps): Remote.PanelProps => given;
export const storesRead = (given: Pick<Shell.StoreValues, Stores>): Pick<Remote.StoreValues, Stores> => given;
export const storesWritten = (given: Pick<Remote.StoreValues, Stores>): Pick<Shell.StoreValues, Stores> => given;
export const eventsHeard = (given: Pick<Shell.EventPayloads, Heard>): Pick<Remote.EventPayloads, Heard> => given;
export const eventsTold = (given: Pick<Remote.EventPayloads, Told>): Pick<Shell.EventPayloads, Told> => given;
`;
}

/** What the compiler says against a remote with these contracts in a shell with those; empty when they fit. */
export async function typeIssues(
  remote: RemoteName,
  ofRemote: Sources,
  ofShell: Sources,
): Promise<readonly string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'suite-contract-'));
  try {
    await writeSources(path.join(folder, 'remote'), ofRemote);
    await writeSources(path.join(folder, 'shell'), ofShell);
    await writeFile(path.join(folder, 'check.ts'), programFor(remote));
    await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(CONFIGURATION));
    const output = await compile(folder);
    return output.split('\n').filter((line) => line.includes('error TS'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The compiler of this checkout, and the one library that the contracts are written with. */
const packageFolder = (name: string) =>
  path.dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`)));

const CONFIGURATION = {
  compilerOptions: {
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es2023', 'dom'],
    types: [],
    strict: true,
    exactOptionalPropertyTypes: true,
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    noEmit: true,
    paths: { zod: [packageFolder('zod')] },
  },
  files: ['check.ts'],
};

async function writeSources(folder: string, sources: Sources): Promise<void> {
  for (const [name, text] of Object.entries(sources)) {
    const file = path.join(folder, name);
    // The sources come from the store: a name in them must not lead elsewhere.
    if (!file.startsWith(`${folder}${path.sep}`)) continue;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

function compile(folder: string): Promise<string> {
  const compiler = path.join(packageFolder('typescript'), 'bin', 'tsc');
  return new Promise((resolve) => {
    execFile(process.execPath, [compiler, '-p', '.', '--pretty', 'false'], { cwd: folder }, (_, out) =>
      resolve(out),
    );
  });
}
