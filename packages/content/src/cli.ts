import path from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigurationError, checkStart, readConfiguration, StartError } from '@suite/server';
import { migrate, openDatabase } from '@suite/server/database';
import { ContentError } from './load/content-error.ts';
import { FolderError, readFolder } from './load/content-folder.ts';
import { loadContent } from './load/load-content.ts';
import { DEMO_DIR, type SeedResult, seedDemo } from './seed-demo.ts';

const USAGE = `Usage: npm run content -- <command>

  check [folder]   Checks a content folder and lists everything that is wrong with it.
                   Without a folder: the demo project.
  seed-demo        Loads the demo project and its accounts into an empty database (DATA_DIR or DATABASE_URL).
                   The server must not be running on an embedded database.
`;

async function check(folder: string): Promise<void> {
  const { project, units, polygons } = await loadContent(await readFolder(folder));
  console.log(
    `${project.title.en} is fine: ${project.communities.length} communities, ${project.buildings.length} buildings, ` +
      `${units.length} units, ${polygons.size} views.`,
  );
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

async function run(): Promise<number> {
  const { positionals } = parseArgs({ allowPositionals: true, options: {} });
  const [command, folder] = positionals;
  if (command === 'check') await check(folder ? path.resolve(folder) : DEMO_DIR);
  else if (command === 'seed-demo') await seed();
  else {
    console.error(USAGE);
    return command === undefined || command === 'help' ? 0 : 1;
  }
  return 0;
}

function isExplained(error: unknown): error is Error {
  return [ContentError, FolderError, ConfigurationError, StartError].some((kind) => error instanceof kind);
}

try {
  process.exitCode = await run();
} catch (error) {
  console.error(isExplained(error) ? error.message : error);
  process.exitCode = 1;
}
