import { describe, expect, it } from 'vitest';
import { missingIn, type VersionNeeds } from './pair.ts';

const SHELL: VersionNeeds = {
  version: '1',
  contract: { provides: '2.1.0', requiresShell: '^2.1.0' },
  shared: { react: '^19.3.1', '@suite/ui': '^1.2.0' },
  uses: {},
  offers: { react: ['useState'], '@suite/ui': ['Button', 'Card'] },
};
const REMOTE: VersionNeeds = {
  version: '1',
  contract: { provides: '2.1.0', requiresShell: '^2.0.0' },
  shared: { react: '^19.3.0', '@suite/ui': '^1.0.0' },
  uses: { react: ['useState'], '@suite/ui': ['Button'] },
  offers: {},
};

describe('what a shell lacks of what a remote needs', () => {
  it.each<[string, Partial<VersionNeeds>, Partial<VersionNeeds>, readonly string[]]>([
    ['nothing', {}, {}, []],
    [
      'a component that is new in ui',
      {},
      { uses: { '@suite/ui': ['Button', 'Carousel', 'Map'] } },
      ['Carousel, Map of @suite/ui'],
    ],
    [
      'a module that it does not share',
      {},
      { uses: { '@suite/ui/charts': ['Chart'] } },
      ['@suite/ui/charts, which the shell does not share'],
    ],
    [
      'a library in a later version',
      {},
      { shared: { react: '^19.3.2' } },
      ['react ^19.3.2, the shell has 19.3.1'],
    ],
    [
      'later contracts',
      {},
      { contract: { provides: '3.0.0', requiresShell: '^3.0.0' } },
      ['the contracts ^3.0.0, the shell has 2.1.0'],
    ],
    ['nothing: a library that it does not share is brought along', {}, { shared: { moment: '^1.0.0' } }, []],
    ['nothing that is known: an old build does not say what it offers', { offers: {} }, {}, []],
  ])('%s', (_, shell, remote, missing) => {
    expect(missingIn({ ...SHELL, ...shell }, { ...REMOTE, ...remote })).toEqual(missing);
  });
});
