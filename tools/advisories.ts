// `npm run advisories`: whether a dependency of what runs has a known vulnerability that is new, or older than its time
// frame. Where the registry cannot be asked nothing is known, which `-- --required` fails for: so does whoever releases.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Advisory, overdueAdvisories } from './overdue-advisories.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const TIMEOUT_MS = 60_000;

const { stdout } = spawnSync('pnpm', ['audit', '--prod', '--json'], {
  cwd: ROOT,
  encoding: 'utf8',
  timeout: TIMEOUT_MS,
});
const advisories = advisoriesIn(stdout);
if (advisories === null) {
  console.log('The registry could not be asked for advisories: nothing is known of the dependencies.');
  if (process.argv.includes('--required')) process.exitCode = 1;
} else {
  const known = JSON.parse(readFileSync(path.join(import.meta.dirname, 'known-advisories.json'), 'utf8'));
  const overdue = overdueAdvisories(advisories, known, Date.now());
  for (const sentence of overdue) console.error(sentence);
  if (overdue.length > 0) process.exitCode = 1;
  else console.log(`${advisories.length} advisories, all within their time.`);
}

/** Null where the registry has no list, or cannot be reached. */
function advisoriesIn(text: string): readonly Advisory[] | null {
  try {
    const { advisories } = JSON.parse(text) as { advisories?: Record<string, Advisory> };
    return advisories ? Object.values(advisories) : null;
  } catch {
    return null;
  }
}
