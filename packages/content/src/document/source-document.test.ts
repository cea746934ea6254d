import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSource } from './source-document.ts';

const YAML = `# yaml-language-server: $schema=./project.schema.json
title: Porto Vala
buildings:
  - name: B1
    floors: 5
  - { name: B2, floors: "six" }
`;

describe('a YAML or JSON file', () => {
  it('says where its values and names stand', () => {
    const { value, placeOf, placeOfKey } = readSource(YAML);
    expect(value).toMatchObject({ title: 'Porto Vala', buildings: [{ floors: 5 }, { floors: 'six' }] });
    expect(placeOf(['buildings', 1, 'floors'])).toEqual({ line: 6, column: 25 });
    expect(placeOf(['buildings', 0, 'title'])).toEqual({ line: 4, column: 5 });
    expect(placeOfKey(['buildings', 1], 'floors')).toEqual({ line: 6, column: 17 });
    expect(placeOf([])).toEqual({ line: 2, column: 1 });
  });

  it('is the same in JSON', () => {
    const json = '{\n\t"title": "Porto Vala",\n\t"views": [\n\t\t{ "id": "bay" }\n\t]\n}';
    const { value, placeOf } = readSource(json);
    expect(value).toEqual({ title: 'Porto Vala', views: [{ id: 'bay' }] });
    expect(placeOf(['views', 0, 'id'])).toEqual({ line: 4, column: 11 });
  });

  /** Paths of all values that hold no others. */
  function pathsIn(value: unknown, path: readonly string[] = []): (readonly string[])[] {
    if (typeof value !== 'object' || value === null) return [path];
    return Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, [...path, key]));
  }

  it('says where every value of any JSON stands', () => {
    fc.assert(
      fc.property(
        fc.jsonValue({ maxDepth: 3, noUnicodeString: true }),
        fc.constantFrom(0, 1, '\t'),
        (json, space) => {
          const text = JSON.stringify(json, null, space);
          const lines = text.split('\n');
          const { value, placeOf } = readSource(text);
          for (const path of pathsIn(value)) {
            const { line, column } = placeOf(path);
            const scalar = path.reduce<unknown>(
              (inner, key) => (inner as Record<string, unknown>)[key],
              value,
            );
            const found = lines[line - 1]?.slice(column - 1) ?? '';
            expect(found.startsWith(JSON.stringify(scalar))).toBe(true);
          }
        },
      ),
      { numRuns: 200 },
    );
  });

  it.each([
    ['title: [a, b\nplace: x\n', 2, 1],
    ['{"a": 1,\n "b": ]}', 2, 7],
    ['a: 1\na: 2\n', 2, 1],
    ['\tindented: by a tab\n', 1, 1],
  ])('tells where %j cannot be read', (text, line, column) => {
    expect(readSource(text).syntaxErrors[0]).toEqual({
      place: { line, column },
      message: expect.stringMatching(/^\S.*\.$/),
    });
  });

  it('does not unfold names that stand for each other without end', () => {
    const bomb = ['a: &a [x, x, x, x, x, x, x, x, x]']
      .concat(
        [...'bcdefgh'].map((name, index) => `${name}: &${name} [${`*${'abcdefg'[index]}, `.repeat(9)}]`),
      )
      .join('\n');
    expect(readSource(bomb).syntaxErrors[0]?.message).toMatch(/alias/i);
  });
});
