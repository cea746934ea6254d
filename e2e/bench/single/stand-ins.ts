import path from 'node:path';

const here = (file: string) => path.join(import.meta.dirname, file);

/** Modules of the shell, from its `src`, and what stands in for them where all is one bundle. */
export const STAND_INS: Readonly<Record<string, string>> = {
  'remotes/load-remote.ts': here('load-remote.ts'),
  'remotes/discovery.ts': here('discovery.ts'),
  'remotes/revocation.ts': here('revocation.ts'),
  'remotes/prefetch.ts': here('prefetch.ts'),
  'remotes/visit/resolution.ts': here('resolution.ts'),
};
