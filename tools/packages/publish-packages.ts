import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BuildError, run } from '../apps.ts';
import type { PackedPackage } from './pack-packages.ts';

interface Registry {
  readonly address: string;
  /** Further arguments of `pnpm publish`, such as `--provenance`. */
  readonly options?: readonly string[];
}

export interface PublishedPackages {
  readonly published: readonly PackedPackage[];
  /** In the registry already, byte for byte. */
  readonly unchanged: readonly PackedPackage[];
}

/**
 * Publishes the packages in a folder that the registry does not have yet.
 * @throws {BuildError} when it has a version with other contents: that needs another number.
 */
export async function publishPackages(
  folder: string,
  packages: readonly PackedPackage[],
  { address, options = [] }: Registry,
): Promise<PublishedPackages> {
  const archives = await mkdtemp(path.join(tmpdir(), 'suite-archives-'));
  try {
    await run('pnpm', ['-r', 'pack', '--pack-destination', archives], folder);
    const known = await Promise.all(
      packages.map(async (one) => {
        const published = await publishedIntegrity(one, address);
        if (published === null) return { one, state: 'missing' } as const;
        const isSame = published === (await integrityOf(path.join(archives, archiveName(one))));
        return { one, state: isSame ? 'same' : 'changed' } as const;
      }),
    );
    const of = (wanted: string) => known.filter(({ state }) => state === wanted).map(({ one }) => one);
    const changed = of('changed');
    if (changed.length > 0) throw new BuildError(changed.map(sentenceOf).join('\n'));
    const where = ['--no-git-checks', '--access', 'restricted', '--registry', address];
    await run('pnpm', ['publish', '-r', ...where, ...options], folder);
    return { published: of('missing'), unchanged: of('same') };
  } finally {
    await rm(archives, { recursive: true, force: true });
  }
}

function sentenceOf({ name, version }: PackedPackage): string {
  return `${name} ${version} is published with other contents: give it another version`;
}

/** `@suite/ui` 1.0.0 is in `suite-ui-1.0.0.tgz`. Packed twice, the same files make the same archive. */
function archiveName({ name, version }: PackedPackage): string {
  return `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;
}

async function integrityOf(file: string): Promise<string> {
  return `sha512-${createHash('sha512')
    .update(await readFile(file))
    .digest('base64')}`;
}

/** Null where the registry does not have this version. */
async function publishedIntegrity(
  { name, version, folder }: PackedPackage,
  address: string,
): Promise<string | null> {
  const label = `${name}@${version}`;
  try {
    const found = await run('pnpm', ['view', label, 'dist.integrity', '--registry', address], folder);
    return found.trim() || null;
  } catch (error) {
    if (/404|NO_MATCHING_VERSION/.test(String(error))) return null;
    throw error;
  }
}
