import { expect, it } from 'vitest';
import { shellEntry } from '../testing/shell-release.ts';
import { startAddresses } from './assign-shell.ts';

const OWN = '<script src="/r/shell/v1/main.js"></script>';
const entry = shellEntry('v1', true);
const fallbackUrl = `https://files.example/deep${entry.url}`;

it.each([
  ['has no other address: twice at its own', OWN, entry, [OWN, OWN]],
  [
    'has another address: there in between',
    OWN,
    { ...entry, fallbackUrl },
    [OWN, '<script src="https://files.example/deep/r/shell/v1/main.js"></script>', OWN],
  ],
  [
    'has its other address elsewhere under another path',
    OWN,
    { ...entry, fallbackUrl: 'https://x/y' },
    [OWN, OWN],
  ],
  ['has no scripts', '', entry, []],
])('a shell is asked for again where it %s', (_, markup, asked, expected) => {
  expect(startAddresses(markup, { entry: asked })).toEqual(expected);
});
