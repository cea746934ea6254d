// Makes the files of an embedded database in the folder that it is given, and ends: see `openEmbedded`.
import { PGlite } from '@electric-sql/pglite';
import { PGLITE_SETTINGS } from './pglite-settings.ts';

const dataDir = process.argv[2];
if (dataDir === undefined) throw new TypeError('No folder was given.');
await (await PGlite.create({ dataDir, postgresqlconf: PGLITE_SETTINGS })).close();
