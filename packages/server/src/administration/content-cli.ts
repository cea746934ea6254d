import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  ContentError,
  checkFolder,
  DEMO_DIR,
  FolderError,
  issueText,
  newFolder,
  viewsOf,
} from '@suite/content';
import { ConfigurationError, readConfiguration } from '../configuration.ts';
import { type SeedResult, seedDemo } from '../content/seed-demo.ts';
import { openDatabase } from '../database/connection.ts';
import { migrate } from '../database/migrate.ts';
import { StartError } from '../errors.ts';
import { checkStart } from '../start/checks.ts';

const USAGE = `Usage: npm run content -- <command>

  new <folder>     Writes a small commented project folder that can be imported as it stands.
  check [folder]   Checks a project folder, or a ZIP of one, and lists everything that is wrong with it, by file, line and column.
                   Without a folder: the demo project.
                   --strict  warnings are errors too
                   --json    the report as JSON, for programs
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
    const counts = Object.entries(summary).map(([noun, count]) => `${count} ${noun}`);
    console.log(
      `${content.project.title.en} ${isFine ? 'is fine' : 'is read'}: ${counts.join(', ')} (units: ${unitsFormat}).`,
    );
  }
  return isFine;
}

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

async function create(folder: string): Promise<void> {
  const names = await newFolder(path.resolve(folder));
  const lines = names.map((name) => `  ${name}`);
  console.log([`${folder} has:`, ...lines, `Check it: npm run content -- check ${folder}`].join('\n'));
}

/** Gives whether it was done; null when it cannot be understood. */
async function run(): Promise<boolean | null> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { strict: { type: 'boolean', default: false }, json: { type: 'boolean', default: false } },
  });
  const [command = 'help', folder] = positionals;
  switch (command) {
    case 'new':
      if (!folder) return null;
      await create(folder);
      return true;
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
