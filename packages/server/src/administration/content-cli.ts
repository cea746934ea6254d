import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import {
  ContentError,
  checkFolder,
  counted,
  DEMO_DIR,
  FolderError,
  issueText,
  newFolder,
  viewsOf,
} from '@suite/content';
import { ConfigurationError, readConfiguration } from '../configuration.ts';
import type { ImportStep, JobProgress } from '../content/import-report.ts';
import { type SeedResult, seedDemo } from '../content/seed-demo.ts';
import { openDatabase } from '../database/connection.ts';
import { migrate } from '../database/migrate.ts';
import { RequestError, StartError } from '../errors.ts';
import { checkStart } from '../start/checks.ts';
import { askServer } from './ask-server.ts';
import { CONTENT } from './commands.ts';
import { VERSION_COMMANDS } from './version-commands.ts';

const USAGE = `Usage: npm run content -- <command>

  new <folder>     Writes a small commented project folder that can be imported as it stands.
  check [folder]   Checks a project folder, or a ZIP of one, and lists everything that is wrong with it, by file, line and column.
                   Without a folder: the demo project.
                   --strict  warnings are errors too
                   --json    the report as JSON, for programs
  model <folder>   Makes what visitors walk round in from the folder's model.glb, whose nodes are named after homes,
                   buildings and views: meshes, shade, terraces, sun and sea of each home; compares cameras with shapes.
                   --time-zone <name>  of the place; without: that of a model that was there, or of this machine
  scene <what> <folder>  Makes the demo's place anew, in a folder that may be empty:
                   build    the place: meshes, cameras, pictures of the ground and the sea
                   demo     of it, the demo's model, shapes, homes, sun and plans, into the demo's folder
                   check    the same, compared with the demo, byte for byte
                   picture  renders the pictures with Blender
                   --name <picture>  one of them alone
                   --scale <share>   of size and samples, for a draft
  import <folder>  Brings a project folder, or a ZIP of one, in, and says what is new, changed and gone in it.
                   --publish       shows it to visitors; without: a draft
                   --dry-run       only says what would change
                   --project <id>  which project it is of; without: the one of its key, or a new one
                   --yes           does not ask
  export <project> <folder>       Writes what visitors see back as a folder.
  versions <project>              Lists the versions of a project.
  publish <project> [version]     Shows a version to visitors, the newest one where none is named.
  back <project> <version>        Shows an older version again; statuses and prices stay as they are.
  diff <project> <from> <to>      Says what a version has new, changed and gone against another.
  seed-demo        Loads the demo project and its accounts into an empty database (DATA_DIR or DATABASE_URL).
                   The server must not be running on an embedded database.
`;

interface CheckOptions {
  readonly strict: boolean;
  readonly json: boolean;
}

/** Gives whether the folder may be imported. */
async function check(folder: string, { strict, json }: CheckOptions): Promise<boolean> {
  const { content, issues, unitsFormat } = await checkFolder(folder);
  const isFine = content !== null && !(strict && issues.length > 0);
  const summary = content && {
    communities: content.project.communities.length,
    buildings: content.project.buildings.length,
    units: content.units.length,
    views: viewsOf(content.project).length,
  };
  if (json) {
    console.log(JSON.stringify({ isFine, summary, unitsFormat, issues }, null, 2));
    return isFine;
  }
  for (const issue of issues) console.error(issueText(issue));
  if (summary) {
    const counts = [
      counted(summary.communities, 'community', 'communities'),
      counted(summary.buildings, 'building'),
      counted(summary.units, 'unit'),
      counted(summary.views, 'view'),
    ];
    console.log(
      `${content.project.title.en} ${isFine ? 'is fine' : 'is read'}: ${counts.join(', ')} (units: ${unitsFormat}).`,
    );
  }
  return isFine;
}

const STEPS: Readonly<Record<ImportStep, string>> = {
  waiting: 'Waiting for another import',
  unpacking: 'Reading the folder',
  checking: 'Checking',
  storing: 'Storing pictures',
  comparing: 'Comparing',
  writing: 'Writing',
};

const SEED_SENTENCES: Readonly<Record<SeedResult, string>> = {
  loaded: 'The demo project and its accounts are loaded; README.md has their passwords.',
  replaced: 'The demo project is replaced by its new content.',
  unchanged: 'The demo project was loaded already.',
  skipped: 'The demo project is not loaded: the database has projects of its own, or the demo was removed.',
};

async function seed(): Promise<void> {
  const configuration = readConfiguration(process.env);
  const lock = await checkStart({ ...configuration, port: 0 });
  const db = await openDatabase(configuration.database);
  try {
    await migrate(db);
    const { dataDir, mediaUrl } = configuration;
    const result = await seedDemo(db, { mediaDir: path.join(dataDir, 'media'), mediaUrl });
    console.log(SEED_SENTENCES[result]);
  } finally {
    await db.destroy();
    lock?.release();
  }
}

/** What makes models is loaded for nothing else. */
async function model(folder: string, timeZone: string | null): Promise<void> {
  const { writeModel } = await import('@suite/content/make-model');
  const { lines, warnings } = await writeModel(path.resolve(folder), { timeZone });
  for (const line of lines) console.log(line);
  for (const warning of warnings) console.error(`warning: ${warning}`);
}

/** Likewise what makes the demo's place. Null where there is no such command. */
async function scene(
  [what = '', folder]: readonly string[],
  { name, scale }: { readonly name?: string | undefined; readonly scale: string },
): Promise<boolean | null> {
  const { SCENE_COMMANDS } = await import('@suite/content/scene');
  const command = SCENE_COMMANDS[what];
  const share = Number(scale);
  if (!command || !folder || !(share > 0 && share <= 1)) return null;
  return command({ folder: path.resolve(folder), picture: name ?? null, scale: share, report: console.log });
}

async function create(folder: string): Promise<void> {
  const names = await newFolder(path.resolve(folder));
  const lines = names.map((name) => `  ${name}`);
  console.log([`${folder} has:`, ...lines, `Check it: npm run content -- check ${folder}`].join('\n'));
}

/** The server may run elsewhere in the file system: it is given whole paths. */
function withWholePath(typed: readonly string[]): string[] {
  const at = { import: 1, export: 2 }[typed[0] ?? ''];
  return typed.map((word, index) => (index === at && !word.startsWith('--') ? path.resolve(word) : word));
}

async function isWanted(): Promise<boolean> {
  const asking = createInterface({ input: process.stdin, output: process.stdout });
  const reply = await asking.question('Go on? [y/N] ');
  asking.close();
  return /^y(es)?$/i.test(reply.trim());
}

/** In place of the line before on a terminal, else a line for each step. */
function progressLines(): (progress: JobProgress) => void {
  const isTerminal = process.stderr.isTTY;
  let last = '';
  return ({ step, share, secondsLeft }) => {
    const left = secondsLeft === null ? '' : `, ${secondsLeft} s left`;
    const line = `${STEPS[step]} (${Math.round(share * 100)} %${left})`;
    if (isTerminal) process.stderr.write(`\r\u001B[K${line}`);
    else if (step !== last) console.error(line);
    last = step;
  };
}

/** Ctrl-C ends what is under way, and nothing of it is written. */
function interruption(): AbortSignal {
  const interrupted = new AbortController();
  process.once('SIGINT', () => {
    interrupted.abort(new RequestError(499, 'broken-off', 'It was broken off; nothing was written.'));
  });
  return interrupted.signal;
}

/** Done by the running server, because the embedded database is of one process, or alone where none is running. */
async function workOnVersions(typed: readonly string[]): Promise<boolean> {
  const configuration = readConfiguration(process.env);
  const words = withWholePath(typed.filter((word) => word !== '--yes'));
  const isImport = words[0] === 'import';
  const session = isImport ? { signal: interruption(), onProgress: progressLines() } : undefined;
  const send = async (...more: readonly string[]) => {
    const response = await askServer(configuration, [CONTENT, ...words, ...more], session);
    if (isImport && process.stderr.isTTY) process.stderr.write('\r\u001B[K');
    if (response.kind === 'done') for (const line of response.lines) console.log(line);
    else console.error(response.isUsage ? `${response.message}\n\n${USAGE}` : response.message);
    return response.kind === 'done';
  };
  const asks = isImport && process.stdin.isTTY && process.stdout.isTTY;
  if (asks && !typed.includes('--yes') && !words.includes('--dry-run')) {
    if (!(await send('--dry-run'))) return false;
    if (!(await isWanted())) return true;
  }
  return send();
}

/** Gives whether it was done; null when it cannot be understood. */
async function run(): Promise<boolean | null> {
  const typed = process.argv.slice(2);
  if (Object.hasOwn(VERSION_COMMANDS, typed[0] ?? '')) return workOnVersions(typed);
  const { positionals, values } = parseArgs({
    args: typed,
    allowPositionals: true,
    options: {
      strict: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      'time-zone': { type: 'string' },
      name: { type: 'string' },
      scale: { type: 'string', default: '1' },
    },
  });
  const [command = 'help', folder] = positionals;
  switch (command) {
    case 'new':
      if (!folder) return null;
      await create(folder);
      return true;
    case 'model':
      if (!folder) return null;
      await model(folder, values['time-zone'] ?? null);
      return true;
    case 'scene':
      return scene(positionals.slice(1), values);
    case 'check':
      return check(folder ? path.resolve(folder) : DEMO_DIR, values);
    case 'seed-demo':
      await seed();
      return true;
    case 'help':
      console.error(USAGE);
      return true;
    default:
      return null;
  }
}

function isExplained(error: unknown): error is Error {
  return [ContentError, FolderError, ConfigurationError, StartError].some((kind) => error instanceof kind);
}

try {
  const isDone = await run();
  if (isDone === null) console.error(USAGE);
  process.exitCode = isDone ? 0 : 1;
} catch (error) {
  console.error(isExplained(error) ? error.message : error);
  process.exitCode = 1;
}
