// The released suite without a project, for the journey of somebody who begins one: `PORT` and `DATA_DIR` as for `npm start`;
// the releases are those of `STORE_DATA_DIR`. Beside its data lies a price list of two buildings, as a workbook.
import path from 'node:path';
import { openReleaseStore, openSigningKey } from '@suite/release';
import { closeOnSignals, readConfiguration, startServer } from '@suite/server';
import { fillOwner, writePriceList } from '@suite/server/testing';

const configuration = readConfiguration(process.env);
const released = readConfiguration({ DATA_DIR: process.env.STORE_DATA_DIR });
const signingKey = await openSigningKey(released.dataDir, undefined);
const server = await startServer(configuration, {
  store: openReleaseStore(released, signingKey),
  signingKey,
  rateLimits: false,
  seed: fillOwner,
});
closeOnSignals(server.close);
await writePriceList(path.join(configuration.dataDir, 'price-list.xlsx'), ['H1', 'H2']);
console.log(`ready ${server.url}`);
