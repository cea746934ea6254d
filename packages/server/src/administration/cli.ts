// `npm run admin -- <command>`: what an administrator does before there is a screen for it.
import path from 'node:path';
import { restoreFrom } from '../backup/commands.ts';
import { readPassphrase } from '../backup/passphrase.ts';
import { ConfigurationError, readConfiguration } from '../configuration.ts';
import { diagnose } from '../doctor/doctor.ts';
import { StartError } from '../errors.ts';
import { askServer } from './ask-server.ts';
import { usage } from './commands.ts';
import { UNHEARD } from './control.ts';

function print(lines: readonly string[]): number {
  for (const line of lines) console.log(line);
  return 0;
}

async function run(typed: readonly string[]): Promise<number> {
  if (typed.length === 0 || typed[0] === 'help') {
    return print([usage()]);
  }
  if (typed[0] === 'doctor') {
    const { lines, isHealthy } = await diagnose(process.env);
    print(lines);
    return isHealthy ? 0 : 1;
  }
  const configuration = readConfiguration(process.env);
  const [command, ...files] = typed;
  const isSealed = command === 'backup' || command === 'restore';
  const passphrase = isSealed ? await readPassphrase(process.env) : undefined;
  // npm runs this in the folder of the repository, wherever it was typed.
  const absolute = files.map((file) => path.resolve(process.env.INIT_CWD ?? '', file));
  if (command === 'restore') return print(await restoreFrom(configuration, absolute[0], passphrase ?? ''));
  const labels = isSealed ? ['backup', ...absolute] : typed;
  const response = await askServer(configuration, labels, { ...UNHEARD, passphrase });
  if (response.kind === 'done') return print(response.lines);
  console.error(response.message);
  if (response.isUsage) console.error(usage());
  return 1;
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  const isExplained = error instanceof StartError || error instanceof ConfigurationError;
  console.error(isExplained ? error.message : error);
  process.exitCode = 1;
}
