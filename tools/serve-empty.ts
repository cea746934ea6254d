// The released suite without a project, for the journey of somebody who begins one. Beside its data lies a price list of two
// buildings, as a workbook.
import path from 'node:path';
import { fillOwner, writePriceList } from '@suite/server/testing';
import { serveReleased } from './serve-released.ts';

await serveReleased(fillOwner, (dataDir) =>
  writePriceList(path.join(dataDir, 'price-list.xlsx'), ['H1', 'H2']),
);
