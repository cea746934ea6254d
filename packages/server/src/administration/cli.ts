// `npm run admin -- <verb>`: what an administrator does before there is a screen for it.
import { ConfigurationError, readConfiguration } from '../configuration.ts';
import { StartError } from '../errors.ts';
import { askServer } from './ask-server.ts';
import { usage } from './commands.ts';

async function run(typed: readonly string[]): Promise<number> {
  if (typed.length === 0 || typed[0] === 'help') {
    console.log(usage());
    return 0;
  }
  const response = await askServer(readConfiguration(process.env), typed);
  if (response.kind === 'done') {
    for (const line of response.lines) console.log(line);
    return 0;
  }
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
