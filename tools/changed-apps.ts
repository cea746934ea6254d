// `npm run changed-apps -- <commit>`: the apps that are another version since, and the teams of the remotes among them,
// as outputs of a workflow.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { REPOSITORY_ROOT, sourceVersion } from '@suite/federation/preset';
import { appFolder, appNames, manifests } from './apps.ts';

/** The sources of a commit, without installing anything for them. */
function withSourcesOf<Result>(commit: string, use: (root: string) => Result): Result {
  const root = mkdtempSync(path.join(tmpdir(), 'suite-sources-'));
  try {
    const archive = execFileSync('git', ['archive', commit], { cwd: REPOSITORY_ROOT, maxBuffer: 2 ** 30 });
    execFileSync('tar', ['-x', '-C', root], { input: archive });
    return use(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** Null where the app was not there, or its sources cannot be followed any more. */
function formerVersion(root: string, app: string): string | null {
  try {
    return existsSync(path.join(root, app)) ? sourceVersion(path.join(root, app), root) : null;
  } catch {
    return null;
  }
}

const [since] = process.argv.slice(2);
if (!since) throw new Error('Since which commit?');
const changed = withSourcesOf(since, (root) =>
  appNames().filter((app) => formerVersion(root, app) !== sourceVersion(appFolder(app))),
);
const teams = manifests().filter(({ name }) => changed.includes(name));
console.log(`apps=${JSON.stringify(changed)}`);
console.log(`teams=${teams.map(({ team }) => `suite/${team.toLowerCase()}`).join(',')}`);
