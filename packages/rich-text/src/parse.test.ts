import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseRichText } from './parse.ts';
import { plainText, wordsOf } from './plain.ts';

const run = (text: string, look: object = {}) => ({ text, ...look });
const paragraph = (...runs: object[]) => ({ kind: 'paragraph', runs });

it.each([
  'Twelve buildings follow the slope.',
  'Lines\nof one paragraph',
  'A & B, 5 < 6, 3 > 2, #4, `code`, "quoted" &amp; so on',
  'snake_case and 2 * 3 * 4',
  '# 4 is a home',
  '> quoted',
  '=====',
  '    four spaces',
  '2026. godine, a 1) i 2) posle',
  '1. maja otvaramo',
  'x [1], y',
])('%j is one plain paragraph: nothing of it is a mark', (text) => {
  expect(parseRichText(text)).toBeNull();
  expect(plainText(text)).toBe(text);
});

it('knows paragraphs, strong and emphasized words, lists and links', () => {
  const text = [
    'Homes by **the sea**, *all with ***a terrace***.*',
    '',
    '- oak',
    '- [linen](https://linen.example/a?b=1) and stone',
    '',
    '1. First',
    '2. Second',
    '',
    'Write to <mailto:sales@homes.example> or see [Coral House](/building/6).',
  ].join('\n');
  const rich = parseRichText(text);
  expect(rich?.map(({ kind }) => kind)).toEqual(['paragraph', 'list', 'list', 'paragraph']);
  expect(rich?.[0]).toMatchObject({
    runs: expect.arrayContaining([run('Homes by '), run('the sea', { isStrong: true })]),
  });
  expect(rich?.slice(1)).toEqual([
    {
      kind: 'list',
      isOrdered: false,
      items: [[run('oak')], [run('linen', { href: 'https://linen.example/a?b=1' }), run(' and stone')]],
    },
    { kind: 'list', isOrdered: true, items: [[run('First')], [run('Second')]] },
    paragraph(
      run('Write to '),
      run('mailto:sales@homes.example', { href: 'mailto:sales@homes.example' }),
      run(' or see '),
      run('Coral House', { href: '/building/6' }),
      run('.'),
    ),
  ]);
  expect(plainText(text)).toContain('oak\nlinen and stone\n\n1. First\n2. Second\n\nWrite to');
});

it('goes on with a list within an item as with the outer one', () => {
  expect(parseRichText('- a\n  - b\n- c')).toEqual([
    { kind: 'list', isOrdered: false, items: [[run('a')], [run('b')], [run('c')]] },
  ]);
});

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:https://site.example/1',
  'file:///etc/passwd',
  '//elsewhere.example',
  '/.//elsewhere.example',
  '/\\elsewhere.example',
  '\\\\elsewhere.example',
  'relative/path',
])('a link to %j leads nowhere, and its words stay', (address) => {
  const rich = parseRichText(`**See** [the offer](<${address}>).`) ?? [];
  expect(JSON.stringify(rich)).not.toContain('href');
  expect(wordsOf(rich)).toContain('the offer');
});

it('reads HTML as the characters that it is', () => {
  const html = '<img src=x onerror=alert(1)> **and** <script>alert(1)</script>';
  expect(wordsOf(parseRichText(html) ?? [])).toBe(
    '<img src=x onerror=alert(1)> and <script>alert(1)</script>',
  );
});

const SAFE = /^(https?:|mailto:|tel:|\/(?![/\\]))/;

it('whatever is written, links lead where links may, and nothing but words is left of it', () => {
  const piece = fc.constantFrom(
    '[a](',
    ')',
    '<',
    '>',
    'javascript:',
    'https://',
    '/',
    '\\',
    '*',
    '**',
    '- ',
    '\n',
    '![',
    '&#106;',
    ' ',
    'x',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const runs = (parseRichText(pieces.join('')) ?? []).flatMap((block) =>
        block.kind === 'list' ? block.items.flat() : block.runs,
      );
      for (const { text, href } of runs) {
        expect(typeof text).toBe('string');
        if (href !== undefined) expect(href).toMatch(SAFE);
      }
    }),
    { numRuns: 2000 },
  );
});
