// `node tools/changed-remotes.mjs <commit>`: the remotes that changed since, and their teams, as outputs of a workflow.
import { execFileSync } from 'node:child_process';
import { remoteManifests } from './manifests.mjs';

const [since] = process.argv.slice(2);
if (!since) throw new Error('Since which commit?');
const files = execFileSync('git', ['diff', '--name-only', since, 'HEAD'], { encoding: 'utf8' }).split('\n');
const changed = remoteManifests().filter(({ name }) => files.some((file) => file.startsWith(`${name}/`)));
console.log(`remotes=${JSON.stringify(changed.map(({ name }) => name))}`);
console.log(`teams=${changed.map(({ team }) => `suite/${team.toLowerCase()}`).join(',')}`);
