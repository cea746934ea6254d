import { id } from '@suite/contracts/schemas';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import * as fields from './fields.ts';

const BELL = '\u0007';
const HALF_CHARACTER = '\ud83d';
const accepts = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;

describe('ids', () => {
  it.each([
    [0, false],
    [1, true],
    [2, true],
    [2_147_483_647, true],
    [2_147_483_648, false],
    [-1, false],
    [1.5, false],
    ['1', false],
    [null, false],
  ])('in a body: %j is taken: %s', (value, accepted) => {
    expect(accepts(id, value)).toBe(accepted);
  });

  it.each([
    ['0', false],
    ['1', true],
    ['2147483647', true],
    ['2147483648', false],
    ['99999999999', false],
    ['', false],
    ['-1', false],
    ['1.0', false],
    ['1e3', false],
    [' 1', false],
    ['0x10', false],
    ['١', false],
    [1, false],
  ])('in a path: %j is taken: %s', (value, accepted) => {
    expect(accepts(fields.textId, value)).toBe(accepted);
  });

  it('become numbers in a path', () => {
    expect(fields.byId.parse({ id: '007' })).toEqual({ id: 7 });
    expect(fields.byProject.parse({ projectId: '12' })).toEqual({ projectId: 12 });
  });
});

describe('one line of text', () => {
  const line = fields.requiredLine(25);

  it.each([
    ['a name', 'Đorđe', true],
    ['one character', 'A', true],
    ['25 characters', 'x'.repeat(25), true],
    ['26 characters', 'x'.repeat(26), false],
    ['nothing', '', false],
    ['nothing but space', '   ', false],
    ['a line end within', 'a\nb', false],
    ['a carriage return within', 'a\rb', false],
    ['a tab within', 'a\tb', false],
    ['a line separator', 'a\u2028b', false],
    ['a paragraph separator', 'a\u2029b', false],
    ['NUL', 'a\u0000b', false],
    ['a bell', `a${BELL}b`, false],
    ['a control character above 127', 'a\u0085b', false],
    ['half a character', HALF_CHARACTER, false],
    ['a whole character of two units', '😀', true],
    ['a number', 5, false],
    ['null', null, false],
  ])('%s is taken: %s', (_, value, accepted) => {
    expect(accepts(line, value)).toBe(accepted);
  });

  it('is cut of the space around it before it is measured', () => {
    expect(line.parse(`  ${'x'.repeat(25)}\n`)).toBe('x'.repeat(25));
  });

  it('may be empty where it need not be given', () => {
    expect(fields.safeLine(25).parse('  ')).toBe('');
  });
});

describe('a text of several lines', () => {
  const text = fields.safeText(299);

  it.each([
    ['299 characters', 'x'.repeat(299), true],
    ['300 characters', 'x'.repeat(300), false],
    ['line ends and tabs', 'a\r\nb\tc', true],
    ['nothing', '', true],
    ['NUL', 'a\u0000b', false],
    ['a bell', `a${BELL}b`, false],
    ['half a character', `a${HALF_CHARACTER}b`, false],
  ])('%s is taken: %s', (_, value, accepted) => {
    expect(accepts(text, value)).toBe(accepted);
  });
});

describe('the token of a link', () => {
  it.each([
    ['42 characters', 'A'.repeat(42), false],
    ['43 characters', 'A'.repeat(43), true],
    ['44 characters', 'A'.repeat(44), false],
    ['every character of base64url', `${'A'.repeat(39)}z9_-`, true],
    ['a character of plain base64', `${'A'.repeat(42)}+`, false],
    ['a line end behind it', `${'A'.repeat(43)}\n`, false],
  ])('of %s is taken: %s', (_, value, accepted) => {
    expect(accepts(fields.oneTimeToken, value)).toBe(accepted);
  });
});

describe('languages', () => {
  it.each([
    ['en', true],
    ['rs', true],
    ['sr', false],
    ['', false],
  ])('a mail in %j: %s', (value, accepted) => {
    expect(accepts(fields.localeId, value)).toBe(accepted);
  });

  it.each([
    [{}, true],
    [{ langId: '6' }, true],
    [{ langId: 'rs' }, false],
    [{ langId: '6', page: '2' }, false],
  ])('the query %j is taken: %s', (value, accepted) => {
    expect(accepts(fields.language, value)).toBe(accepted);
  });

  it.each([
    [{ en: 'Bay' }, true],
    [{ en: 'Bay', sr: 'Zaliv' }, true],
    [{ sr: 'Zaliv' }, false],
    [{ en: '' }, false],
    [{ en: 'Bay', sr: ' ' }, false],
    [{ en: 'Bay', de: 'Bucht' }, false],
    ['Bay', false],
  ])('the text %j is taken: %s', (value, accepted) => {
    expect(accepts(fields.texts(100), value)).toBe(accepted);
    expect(accepts(fields.longTexts(100), value)).toBe(accepted);
  });

  it('takes line ends in a long text only', () => {
    expect(accepts(fields.longTexts(100), { en: 'a\nb' })).toBe(true);
    expect(accepts(fields.texts(100), { en: 'a\nb' })).toBe(false);
  });
});
