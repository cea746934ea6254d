import { ConfigurationError, readConfiguration } from './configuration.ts';
import { StartError } from './errors.ts';
import { closeOnSignals } from './start/signals.ts';
import { startServer } from './start/start-server.ts';

try {
  const server = await startServer(readConfiguration(process.env));
  closeOnSignals(server.close);
  console.log(`ready ${server.url}`);
} catch (error) {
  const isExplained = error instanceof StartError || error instanceof ConfigurationError;
  console.error(isExplained ? error.message : error);
  process.exit(1);
}
