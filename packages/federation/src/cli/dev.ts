#!/usr/bin/env node
// `suite-dev --against <origin>` in the folder of a remote: the pages of that suite, with this remote from this machine.
// `suite-dev --alone`: the remote alone, on fakes.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { against: { type: 'string' }, alone: { type: 'boolean' } } });

if (values.alone) serve({ STANDALONE: 'yes' });
else if (URL.canParse(values.against ?? '')) serve({ AGAINST: new URL(values.against ?? '').origin });
else {
  console.error('Against which suite? --against https://homes.example, or --alone');
  process.exitCode = 1;
}

function serve(environment: Readonly<Record<string, string>>): void {
  const manifest = createRequire(import.meta.url).resolve('@rspack/cli/package.json');
  const bundler = path.join(path.dirname(manifest), 'bin', 'rspack.js');
  const server = spawn(process.execPath, [bundler, 'serve'], {
    env: { ...process.env, ...environment },
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
  server.on('exit', (code) => {
    process.exitCode = code ?? 0;
  });
}
