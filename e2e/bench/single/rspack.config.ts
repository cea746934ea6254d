import path from 'node:path';
import { defineSingle } from '@suite/federation/preset';

const shell = path.resolve(import.meta.dirname, '../../../shell');

export default defineSingle({
  appDir: shell,
  outputDir: process.env.SINGLE_OUTPUT ?? path.join(import.meta.dirname, 'dist'),
  publicPath: '/r/shell/single/',
  replacements: {
    'remotes/load-remote.ts': path.join(import.meta.dirname, 'load-remote.ts'),
    'remotes/discovery.ts': path.join(import.meta.dirname, 'discovery.ts'),
    'remotes/revocation.ts': path.join(import.meta.dirname, 'revocation.ts'),
    'remotes/prefetch.ts': path.join(import.meta.dirname, 'prefetch.ts'),
  },
});
