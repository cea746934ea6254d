import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { DATA_DIR } from '../playwright.config.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** What a command of the suite says, run on the data of the tests or on others. */
export async function command(
  script: 'app:release' | 'app:admin',
  labels: readonly string[],
  dataDir = DATA_DIR,
): Promise<string> {
  const run = promisify(execFile);
  const { stdout } = await run('pnpm', ['--silent', 'run', script, ...labels], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir },
  });
  return stdout;
}
