// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PLAIN_MESSAGES, plainMessages } from './plain-messages.ts';

it('pages without scripts say what the catalogues say; otherwise: node tools/plain-messages.ts', () => {
  expect(readFileSync(PLAIN_MESSAGES, 'utf8')).toBe(plainMessages());
});
