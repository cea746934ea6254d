import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineOfPath } from './json-lines.ts';

const TEXT = `{
  "a": 1,
  "b": [
    {"c": "x\\"}]{[", "d": null},
    {
      "c": [true,
        -1.5e3]
    }
  ],
  "e/f": {}
}`;

describe('the line of a value in a JSON text', () => {
  it.each([
    [[], 1],
    [['a'], 2],
    [['b'], 3],
    [['b', 0], 4],
    [['b', 0, 'd'], 4],
    [['b', 1], 5],
    [['b', 1, 'c', 0], 6],
    [['b', 1, 'c', 1], 7],
    [['e/f'], 10],
    [['b', 1, 'missing', 'deeper'], 5],
    [['missing'], 1],
  ])('%j is on line %i', (path, line) => {
    expect(lineOfPath(TEXT, path)).toBe(line);
  });

  it('is where each element of any list stands, one a line', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue({ maxDepth: 2 }), { minLength: 1 }), (values) => {
        const text = `[\n${values.map((value) => JSON.stringify(value)).join(',\n')}\n]`;
        for (const index of values.keys()) expect(lineOfPath(text, [index])).toBe(index + 2);
      }),
    );
  });
});
