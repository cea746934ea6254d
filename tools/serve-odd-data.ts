// The released suite with a catalogue of odd data, for visits that look how the pages bear it: `PORT` and `DATA_DIR` as
// for `npm start`; the releases are those of `STORE_DATA_DIR`.
import { openReleaseStore, openSigningKey } from '@suite/release';
import { closeOnSignals, readConfiguration, startServer } from '@suite/server';
import { openMediaStore } from '@suite/server/database';
import { fillOddCatalogue } from '@suite/server/testing';

const configuration = readConfiguration(process.env);
const released = readConfiguration({ DATA_DIR: process.env.STORE_DATA_DIR });
const signingKey = await openSigningKey(released.dataDir, undefined);
const server = await startServer(configuration, {
  store: openReleaseStore(released, signingKey),
  signingKey,
  rateLimits: false,
  seed: (db, media) => fillOddCatalogue(db, openMediaStore(media)),
});
closeOnSignals(server.close);
console.log(`ready ${server.url}`);
