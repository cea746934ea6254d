import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ApiError } from '@suite/api-client';
import { expect, it } from 'vitest';
import { actionError } from './errors.ts';

const refused = (status: number, code: string) => new ApiError(status, code, 'The number is taken.');

it.each([
  ['changed-meanwhile', 412, 'studio.changed-meanwhile', 'studio.changed-meanwhile'],
  ['not-failed', 409, 'studio.refused.not-failed', 'studio.refused.not-failed'],
  ['too-many-requests', 429, 'studio.refused.too-many-requests', 'studio.refused.too-many-requests'],
  // What the sentence of the server says beyond its code is in English alone.
  ['conflict', 409, 'The number is taken.', 'studio.refused.conflict'],
  ['invalid-request', 400, 'The number is taken.', 'studio.refused.invalid-request'],
  ['never-heard-of', 409, 'The number is taken.', 'studio.not-done'],
  ['toString', 409, 'The number is taken.', 'studio.not-done'],
  ['internal', 500, 'studio.not-done', 'studio.not-done'],
])('%s with %i is told as %j in English and as %j in Serbian', (code, status, english, serbian) => {
  const told = (locale: 'en' | 'rs') => {
    const error = actionError(refused(status, code), locale);
    return error.kind === 'message' ? error.id : error.text;
  };
  expect([told('en'), told('rs')]).toEqual([english, serbian]);
});

it('says that nothing was done where nobody answered', () => {
  expect(actionError(new TypeError('Failed to fetch'), 'rs')).toEqual({
    kind: 'message',
    id: 'studio.not-done',
  });
});

it.each(['en', 'sr'])('has each of its messages in %s', (language) => {
  const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');
  const ids = [...read('errors.ts').matchAll(/'(studio\.[\w.-]+)'/g)].map(([, id]) => id);
  const texts = JSON.parse(read(`../../locales/${language}.json`)) as Record<string, string>;
  expect(ids.length).toBeGreaterThan(15);
  expect(ids.filter((id) => id === undefined || !texts[id])).toEqual([]);
});
