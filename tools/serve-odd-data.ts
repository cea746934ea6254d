// The released suite with a catalogue of odd data, for visits that look how the pages bear it.
import { openMediaStore } from '@suite/server/database';
import { fillOddCatalogue } from '@suite/server/testing';
import { serveReleased } from './serve-released.ts';

await serveReleased((db, media) => fillOddCatalogue(db, openMediaStore(media)));
