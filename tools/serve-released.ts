import { openReleaseStore, openSigningKey, openTrust } from '@suite/release';
import { closeOnSignals, readConfiguration, startServer } from '@suite/server';

type Seed = NonNullable<NonNullable<Parameters<typeof startServer>[1]>['seed']>;

/**
 * Serves the released suite on data of its own: `PORT` and `DATA_DIR` as for `npm start`; the releases are those of
 * `STORE_DATA_DIR`. `beside` is done before it says where it is.
 */
export async function serveReleased(
  seed: Seed,
  beside: (dataDir: string) => Promise<void> = async () => undefined,
): Promise<void> {
  const configuration = readConfiguration(process.env);
  const released = readConfiguration({ DATA_DIR: process.env.STORE_DATA_DIR });
  const signingKey = await openSigningKey(released.dataDir, undefined);
  const trust = await openTrust(released.dataDir, signingKey, 'server', released.releaseTrust);
  const store = openReleaseStore(released, signingKey, trust);
  const server = await startServer(configuration, { store, signingKey, rateLimits: false, seed });
  closeOnSignals(server.close);
  await beside(configuration.dataDir);
  console.log(`ready ${server.url}`);
}
