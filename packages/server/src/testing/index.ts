export { DEMO_KEYS } from '../database/migrations/0014-content-keys.ts';
export { startBareCopy } from './bare-server.ts';
export { makeCrowdedDatabase } from './crowded-database.ts';
export { fillOwner, writePriceList } from './empty-server.ts';
export { openEventStream } from './event-stream.ts';
export { fillFixture } from './fixture.ts';
export { FIRST_UNIT_ID, fillLargeCatalogue } from './large-catalogue.ts';
export { CANARY, fillReleases, makeReleases, STABLE } from './made-releases.ts';
export { openMailServer } from './mail-server.ts';
export { fillOddCatalogue, ODD, ODD_PERSON } from './odd-catalogue.ts';
export { CLIENT, openProvider } from './openid-provider.ts';
export { type Relay, startRelay } from './relay.ts';
export { responses, type Walked, walk } from './responses.ts';
export { serverTexts } from './server-texts.ts';
export {
  FAST_BACKEND,
  makeServerDatabase,
  openTestDatabase,
  TEST_BACKENDS,
  type TestBackend,
  type TestDatabase,
} from './test-database.ts';
