import { open, rm, stat } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';

/** Writing takes milliseconds: a lock this old belongs to a process that was killed. */
const STALE_AFTER_MS = 5_000;
const LOOK_AGAIN_AFTER_MS = 20;

/** Does `work` while no other process does work under the same lock file; the others wait their turn. */
export async function exclusively<T>(lockFile: string, work: () => Promise<T>): Promise<T> {
  while (!(await take(lockFile))) {
    if (await isStale(lockFile)) await rm(lockFile, { force: true });
    else await delay(LOOK_AGAIN_AFTER_MS);
  }
  try {
    return await work();
  } finally {
    await rm(lockFile, { force: true });
  }
}

async function take(lockFile: string): Promise<boolean> {
  try {
    await (await open(lockFile, 'wx')).close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function isStale(lockFile: string): Promise<boolean> {
  const lock = await stat(lockFile).catch(() => null);
  return lock !== null && Date.now() - lock.mtimeMs > STALE_AFTER_MS;
}
