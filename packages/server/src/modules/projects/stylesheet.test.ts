import { colourIssues } from '@suite/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stylesheetOf } from './stylesheet.ts';

const COLOURS = { accent: '#1D4657', accentHover: '#16384A', accentInk: '#FFFFFF', accentTint: '#E4ECEE' };

describe("a project's stylesheet", () => {
  it('sets the five accent variables and nothing else', () => {
    expect(stylesheetOf(COLOURS)).toBe(
      ':root{--accent:#1D4657;--accent-hover:#16384A;--accent-ink:#FFFFFF;--accent-tint:#E4ECEE;--accent-rgb:29 70 87}\n',
    );
  });

  it('draws halos and bars in a colour of their own where there is one, which can be seen on paper', () => {
    expect(stylesheetOf({ ...COLOURS, accentHalo: '#B0552F' })).toContain('--accent:#1D4657;');
    expect(stylesheetOf({ ...COLOURS, accentHalo: '#B0552F' })).toContain('--accent-rgb:176 85 47}');
    expect(colourIssues({ ...COLOURS, accentHalo: '#F0D0C0' })).toEqual([
      expect.stringMatching(/^accentHalo #F0D0C0 on paper #FBF9F5 has a contrast of 1\.\d+, less than 3\.$/),
    ]);
  });

  it('takes colours that hold 4.5:1', () => {
    expect(colourIssues(COLOURS)).toEqual([]);
    // 4.50:1 on paper, the last grey that passes, and the first that does not.
    expect(colourIssues({ ...COLOURS, accent: '#727272' })).toEqual([]);
    expect(colourIssues({ ...COLOURS, accent: '#747474' })).toEqual([
      expect.stringMatching(/^accent #747474 on paper #FBF9F5 has a contrast of 4\.\d+, less than 4\.5\.$/),
    ]);
  });

  it('refuses ink that cannot be read on the accent', () => {
    const problems = colourIssues({ ...COLOURS, accentInk: '#333333' });
    expect(problems.map((issue) => issue.split(' has ')[0])).toEqual([
      'accentInk #333333 on accent #1D4657',
      'accentInk #333333 on accentHover #16384A',
    ]);
  });

  it('refuses whatever is no hexadecimal colour, so nothing else can get into the sheet', () => {
    const text = fc.oneof(
      fc.string(),
      fc.constantFrom('red', '#123', '#12345g', '#123456;}body{display:none', ''),
    );
    fc.assert(
      fc.property(
        text,
        fc.constantFrom(...(Object.keys(COLOURS) as (keyof typeof COLOURS)[])),
        (value, key) => {
          fc.pre(!/^#[0-9a-f]{6}$/i.test(value));
          const colours = { ...COLOURS, [key]: value };
          expect(colourIssues(colours)).toHaveLength(1);
          expect(() => stylesheetOf(colours)).toThrow(TypeError);
        },
      ),
    );
  });
});
