import { expect, test } from 'vitest';
import { haveArrived } from './look-at-shell.ts';

/** A link with so many rules; null while it is on its way, or where it failed. */
function link(integrity: string, rules: number | null): HTMLLinkElement {
  const sheet = rules === null ? null : { cssRules: { length: rules } };
  return { integrity, sheet } as unknown as HTMLLinkElement;
}

test.each([
  ['all there', [link('main', 9), link('map', 4)], true],
  ['one that did not come', [link('main', 9), link('map', null)], false],
  ['one that came without rules', [link('main', 9), link('map', 0)], false],
  ['one that was taken away', [link('main', 9)], false],
  ['one that came when it was asked for again', [link('main', null), link('main', 9), link('map', 4)], true],
  [
    'one that is asked for again though it is there',
    [link('main', 9), link('main', null), link('map', 4)],
    true,
  ],
  ['that of a part that is loaded later', [link('main', 9), link('map', 4), link('panel', null)], true],
] as const)('of the style sheets that a page begins with: %s', (_, links, expected) => {
  expect(haveArrived(['main', 'map'], links)).toBe(expected);
});
