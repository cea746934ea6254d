// `npm run release -- <app>` checks, tests, builds and publishes one app of this checkout, without building or releasing
// another; with `--traffic 5` it is released too, to so many percent of the visitors, with `--traffic 100` to all of
// them. Every verb is the release command's own (`packages/release`), and does not wait for the builder to be loaded.
import { argv } from 'node:process';
import { isAppName } from '@suite/contracts';

await (isAppName(argv[2] ?? '') ? import('./publish-app.ts') : import('@suite/release/cli'));
