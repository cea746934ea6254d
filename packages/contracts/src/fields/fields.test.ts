import { describe, expect, it } from 'vitest';
import { FIELD_BOUNDARIES, whereOptional } from '../fixtures/field-boundaries.ts';
import {
  contactTime,
  emailAddress,
  emailAddressOrUserName,
  NAME_LIMIT,
  NOTE_LIMIT,
  newPassword,
  note,
  PASSWORD_MIN,
  personName,
  phoneNumber,
  staffNote,
} from './definitions.ts';
import { checkField, type FieldDefinition, optional, textToSend } from './field.ts';
import { characterCount } from './text.ts';

describe.each([
  ['an e-mail address', emailAddress, FIELD_BOUNDARIES.emailAddress],
  ['an address or a user name', emailAddressOrUserName, FIELD_BOUNDARIES.emailAddressOrUserName],
  ['a new password', newPassword, FIELD_BOUNDARIES.newPassword],
  ['a note', note, FIELD_BOUNDARIES.note],
  ['a name', personName, FIELD_BOUNDARIES.personName],
  ['a phone number', phoneNumber, FIELD_BOUNDARIES.phoneNumber],
])('%s', (_, definition: FieldDefinition, boundaries) => {
  it.each(boundaries)('$what: $error', ({ typed, error, sent }) => {
    const text = textToSend(definition, typed);
    expect(checkField(definition, text)).toBe(error);
    if (error === null || sent !== undefined) expect(text).toBe(sent ?? typed);
  });

  it.each(whereOptional(boundaries))('that may be left empty, $what: $error', ({ typed, error }) => {
    const there = optional(definition);
    expect(checkField(there, textToSend(there, typed))).toBe(error);
  });
});

it('[R9.012] the limits are those of the specification', () => {
  expect([NAME_LIMIT, NOTE_LIMIT, PASSWORD_MIN]).toEqual([25, 300, 8]);
});

describe('a plus in front of a phone number', () => {
  it.each([
    ['+381 64 123', '00381 64 123', null],
    [' + 381 64 ', '00381 64', null],
    ['+', '+', 'invalid'],
    ['++381', '++381', 'invalid'],
    [`+${'1'.repeat(28)}`, `00${'1'.repeat(28)}`, null],
    [`+${'1'.repeat(29)}`, `00${'1'.repeat(29)}`, 'too-long'],
  ] as const)('[R5.005] %j is sent as %j: %s', (typed, sent, error) => {
    expect(textToSend(phoneNumber, typed)).toBe(sent);
    expect(checkField(phoneNumber, sent)).toBe(error);
  });
});

it.each([
  [1000, null],
  [1001, 'too-long'],
] as const)('a note of staff of %i characters: %s', (length, error) => {
  expect(checkField(staffNote, 'n'.repeat(length))).toBe(error);
});

it.each([
  [100, null],
  [101, 'too-long'],
] as const)('a time to call of %i characters: %s', (length, error) => {
  expect(checkField(contactTime, 'c'.repeat(length))).toBe(error);
});

it.each([
  ['', 0],
  ['Šćepanović', 10],
  ['S\u030Cc\u0301', 2],
  ['🇷🇸👍🏽', 2],
  ['a\r\nb', 3],
])('%j has %i characters', (text, count) => expect(characterCount(text)).toBe(count));
