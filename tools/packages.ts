// `npm run packages -- pack <folder>`: the packages that remotes in repositories of their own are made of, built.
// `npm run packages -- publish <registry> [--provenance]`: publishes those that the registry does not have yet.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { BuildError } from './apps.ts';
import { packPackages } from './packages/pack-packages.ts';
import { publishPackages } from './packages/publish-packages.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { provenance: { type: 'boolean', default: false } },
});
const [command, target] = positionals;

async function pack(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { name, version } of await packPackages(path.resolve(folder))) console.log(`${name} ${version}`);
}

async function publish(address: string): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'suite-packages-'));
  try {
    const packages = await packPackages(folder);
    const options = values.provenance ? ['--provenance'] : [];
    const { published, unchanged } = await publishPackages(folder, packages, { address, options });
    for (const { name, version } of published) console.log(`${name} ${version} is published`);
    if (unchanged.length > 0) console.log(`${unchanged.length} packages are as they were published`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

try {
  if (command === 'pack' && target) await pack(target);
  else if (command === 'publish' && target) await publish(target);
  else throw new BuildError('packages -- pack <folder>, or packages -- publish <registry>');
} catch (error) {
  if (!(error instanceof BuildError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
