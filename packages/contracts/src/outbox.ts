/** Name under which requests wait in the browser for the network: of their database, channel, lock and sync tag. */
export const OUTBOX = 'suite-outbox';
