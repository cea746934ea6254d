import { AMENITIES, ORIENTATIONS, SEA_VIEWS, TYPE_KEYS, UNIT_STATUSES } from '@suite/contracts';
import { expect, test } from 'vitest';
import compiledEn from '../../locales/compiled/en.json';
import compiledRs from '../../locales/compiled/sr.json';
import en from '../../locales/en.json';
import sr from '../../locales/sr.json';
import {
  amenityMessageId,
  orientationMessageId,
  seaViewMessageId,
  statusMessageId,
  statusShortMessageId,
  typeMessageId,
} from './message-ids.ts';

/** Plural options of every message, by id. */
function plurals(compiled: object): [id: string, options: string[]][] {
  return Object.entries(compiled).flatMap(([id, elements]) =>
    (elements as { options?: object; pluralType?: string }[])
      .filter((element) => element.pluralType !== undefined)
      .map((element): [string, string[]] => [id, Object.keys(element.options ?? {}).toSorted()]),
  );
}

interface Element {
  readonly type: number;
  readonly value?: string;
  readonly options?: Readonly<Record<string, { readonly value: readonly Element[] }>>;
}
const LITERAL = 0;
const POUND = 7;

/** Names of the values that a compiled message takes. */
function values(elements: readonly Element[]): string[] {
  const names = elements.flatMap((element) => [
    ...(element.type === LITERAL || element.type === POUND ? [] : [element.value ?? '']),
    ...Object.values(element.options ?? {}).flatMap((option) => values(option.value)),
  ]);
  return [...new Set(names)].toSorted();
}

test('both languages have the same messages, sorted the same way', () => {
  expect(Object.keys(sr)).toEqual(Object.keys(en));
});

test('no message is empty', () => {
  for (const text of [...Object.values(en), ...Object.values(sr)]) expect(text.trim()).not.toBe('');
});

test('every message is compiled to a syntax tree', () => {
  for (const compiled of [compiledEn, compiledRs]) {
    expect(Object.values(compiled).every((elements) => Array.isArray(elements))).toBe(true);
    expect(Object.keys(compiled)).toHaveLength(Object.keys(en).length);
  }
});

test('English plurals have one and other, Serbian ones one, few and other', () => {
  expect(plurals(compiledEn).length).toBeGreaterThan(0);
  for (const [, options] of plurals(compiledEn)) expect(options).toEqual(['one', 'other']);
  for (const [, options] of plurals(compiledRs)) expect(options).toEqual(['few', 'one', 'other']);
});

test('a message takes the same values in both languages', () => {
  const taken = (compiled: Record<string, readonly Element[]>) =>
    Object.entries(compiled).map(([id, elements]) => [id, values(elements)]);
  expect(taken(compiledRs)).toEqual(taken(compiledEn));
  expect(values(compiledEn['unit.floorOf'])).toEqual(['floor', 'total']);
});

test('Serbian is written in Latin script', () => {
  for (const text of Object.values(sr)) expect(text).not.toMatch(/[\u0400-\u04FF]/);
});

test.each([
  ...UNIT_STATUSES.flatMap((status) => [statusMessageId(status), statusShortMessageId(status)]),
  ...TYPE_KEYS.map(typeMessageId),
  ...ORIENTATIONS.map(orientationMessageId),
  ...AMENITIES.map(amenityMessageId),
  ...SEA_VIEWS.map(seaViewMessageId),
])('there are words for %s', (id) => {
  expect(Object.keys(en)).toContain(id);
});

test.each([
  'Add to favorites functionality is available only for registered users. Please login or register.',
  'Compare functionality is currently disabled.',
  'We do not guarantee the availability of units displayed',
  'Availability is not guaranteed',
  'Return to project map',
  'Home page',
  'My profile',
  'Logout',
  'Privacy Policy',
  'Required',
])('the common words hold "%s" as specified, and a Serbian one', (text) => {
  const id = Object.entries(en).find(([, english]) => english === text)?.[0];
  expect(id).toBeDefined();
  expect(Object.entries(sr).find(([key]) => key === id)?.[1]).not.toBe(text);
});
