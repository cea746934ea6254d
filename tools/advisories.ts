// `npm run advisories`: whether a dependency of what runs has a known vulnerability of high or critical severity.
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');
const TIMEOUT_MS = 60_000;
/** What pnpm says where the registry has no list of advisories, or cannot be reached: that is no finding. */
const NOT_ASKED = /ERR_PNPM_AUDIT|ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EAI_AGAIN|META_FETCH_FAIL/;

const { status, stdout, stderr } = spawnSync('pnpm', ['audit', '--prod', '--audit-level', 'high'], {
  cwd: ROOT,
  encoding: 'utf8',
  timeout: TIMEOUT_MS,
});
const said = `${stdout}${stderr}`;
if (status === 0) console.log('No advisory of high or critical severity.');
else if (status === null || NOT_ASKED.test(said)) {
  console.log('The registry could not be asked for advisories: nothing is known of the dependencies.');
} else {
  console.error(said);
  process.exitCode = 1;
}
