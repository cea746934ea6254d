// Builds what is not built yet, before tests and journeys need it at the same time.
import { BuildError, buildSources } from './apps.ts';

try {
  await buildSources();
} catch (error) {
  if (!(error instanceof BuildError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
