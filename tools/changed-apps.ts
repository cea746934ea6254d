// `npm run changed-apps -- <commit>`: the apps that are another version since, and the teams of the remotes among them,
// as outputs of a workflow.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { REPOSITORY_ROOT } from '@suite/federation/preset';
import { changedBetween } from './changed-between.ts';

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

const [since] = process.argv.slice(2);
if (!since) throw new Error('Since which commit?');
const { apps, teams } = withSourcesOf(since, (root) => changedBetween(root, REPOSITORY_ROOT));
console.log(`apps=${JSON.stringify(apps)}`);
console.log(`teams=${teams.map((team) => `suite/${team.toLowerCase()}`).join(',')}`);
