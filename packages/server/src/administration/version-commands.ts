import { changeLines, contentChanges } from '../content/content-changes.ts';
import { exportFolder } from '../content/export-folder.ts';
import type { ImportOptions, ImportOutcome } from '../content/import-folder.ts';
import { listVersions, publishVersion, readVersion } from '../content/versions.ts';
import { idOf, PROJECT_OPTION, projectOf, required } from './arguments.ts';
import { type Administration, type Command, type CommandArguments, UsageError } from './command.ts';
import type { Session } from './control.ts';

function planLines({ title, plan }: ImportOutcome): string[] {
  if (plan.projectId === null) return [`${title} is new:`, ...changeLines(plan.changes, [])];
  const against =
    plan.publishedVersion === null ? 'nothing is published yet' : `version ${plan.publishedVersion}`;
  const lines = changeLines(plan.changes, plan.facts);
  return [
    `${title}, project ${plan.projectId}, against what visitors see (${against}):`,
    ...(lines.length > 0 ? lines : ['  nothing differs']),
  ];
}

function published(projectId: number | null, number: number | null): string {
  return `Version ${number} of the project ${projectId} is published.`;
}

/** The version of a positional that may be missing: then the newest one. */
async function versionOf(
  { db }: Administration,
  projectId: number,
  text: string | undefined,
): Promise<number> {
  if (text !== undefined) return idOf(text, 'a version');
  const [newest] = await listVersions(db, projectId);
  if (!newest) throw new UsageError(`The project ${projectId} has no version.`);
  return newest.number;
}

async function publish(administration: Administration, projectId: number, number: number): Promise<string[]> {
  await administration.db.transaction().execute((trx) => publishVersion(trx, projectId, number, new Date()));
  return [published(projectId, number)];
}

const publishCommand: Command = {
  usage: 'publish <project> [version]',
  audit: 'version.publish',
  summary: 'show a version to visitors, the newest one where none is named',
  run: async (administration, typed) => {
    const projectId = idOf(required(typed, 0, 'a project'), 'a project');
    const number = await versionOf(administration, projectId, typed.positionals[1]);
    return publish(administration, projectId, number);
  },
};

async function importFolder(
  { db, imports }: Administration,
  typed: CommandArguments,
  session: Session,
): Promise<string[]> {
  const options = {
    projectId: projectOf(typed),
    publish: Boolean(typed.options.publish),
    dryRun: Boolean(typed.options['dry-run']),
    userId: null,
  };
  const source = required(typed, 0, 'a project folder or a ZIP of one');
  const { outcome } = await imports.start(db, { ...options, source }, session);
  return outcomeLines(await outcome, options);
}

function outcomeLines(outcome: ImportOutcome, { publish, dryRun }: ImportOptions): string[] {
  const { plan, projectId, version } = outcome;
  const lines = planLines(outcome);
  if (dryRun) return [...lines, 'Nothing was written.'];
  if (version === plan.sameAs && !outcome.published) {
    return [`The folder is what version ${version} says already; nothing was changed.`];
  }
  if (plan.projectId === null) {
    lines.push(`Its desk: npm run admin -- set-role <e-mail> project_admin --project ${projectId}`);
  }
  if (publish && version === plan.publishedVersion)
    return [...lines, `Visitors see them from now on, in version ${version} of the project ${projectId}.`];
  if (publish) return [...lines, published(projectId, version)];
  return [
    ...lines,
    `Version ${version} of the project ${projectId} is a draft. Publish it: npm run content -- publish ${projectId}`,
  ];
}

/** Verbs of `npm run content` that work on the database. */
export const VERSION_COMMANDS: Readonly<Record<string, Command>> = {
  import: {
    usage: 'import <folder or ZIP> [--publish] [--dry-run] [--project <id>]',
    audit: 'version.import',
    summary: 'bring a project folder in, as a draft or before visitors; says what is new, changed and gone',
    options: { ...PROJECT_OPTION, publish: { type: 'boolean' }, 'dry-run': { type: 'boolean' } },
    run: importFolder,
  },
  export: {
    usage: 'export <project> <folder>',
    audit: 'none',
    summary: 'write what visitors see back as a folder, with the statuses and prices of now',
    run: async (administration, typed) => {
      const projectId = idOf(required(typed, 0, 'a project'), 'a project');
      const count = await exportFolder(administration, projectId, required(typed, 1, 'a folder'));
      return [`${count} files are written.`];
    },
  },
  versions: {
    usage: 'versions <project>',
    audit: 'none',
    summary: 'list the versions of a project, the newest first',
    run: async ({ db }, typed) => {
      const versions = await listVersions(db, idOf(required(typed, 0, 'a project'), 'a project'));
      return versions.map(({ number, createdAt, publishedAt, isPublished }) => {
        const state = isPublished ? 'visitors see it' : publishedAt === null ? 'draft' : 'was published';
        return `${number}  ${createdAt.toISOString()}  ${state}`;
      });
    },
  },
  publish: publishCommand,
  back: {
    ...publishCommand,
    usage: 'back <project> <version>',
    summary: 'show an older version again; statuses and prices stay as they are',
    run: async (administration, typed) => {
      const projectId = idOf(required(typed, 0, 'a project'), 'a project');
      return publish(administration, projectId, idOf(required(typed, 1, 'a version'), 'a version'));
    },
  },
  diff: {
    usage: 'diff <project> <version> <version>',
    audit: 'none',
    summary: 'what the second version has new, changed and gone',
    run: async ({ db }, typed) => {
      const projectId = idOf(required(typed, 0, 'a project'), 'a project');
      const numbers = [1, 2].map((index) => idOf(required(typed, index, 'two versions'), 'a version'));
      const [before, after] = await Promise.all(numbers.map((number) => readVersion(db, projectId, number)));
      if (!before || !after) return [];
      const lines = changeLines(contentChanges(before, after), []);
      return lines.length > 0 ? lines : ['Nothing differs but statuses and prices.'];
    },
  },
};
