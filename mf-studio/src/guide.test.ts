import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const textsOf = (file: string) => Object.values(JSON.parse(read(file)) as Record<string, string>);

describe.each(['en', 'sr'])('the guide in %s', (language) => {
  const guide = read(`mf-studio/guide/${language}.md`);
  const steps = [...guide.matchAll(/^## (\d+)\. /gm)].map(([, number]) => Number(number));

  it('names buttons and fields as the studio does', () => {
    const texts = new Set(
      ['mf-studio/locales', 'mf-studio/locales/rooms/enquiries', 'packages/i18n/locales'].flatMap((folder) =>
        textsOf(`${folder}/${language}.json`),
      ),
    );
    const named = [...guide.matchAll(/\*\*([^*]+)\*\*/g)].map(([, text = '']) =>
      text.replaceAll(/\s+/g, ' '),
    );
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((text) => !texts.has(text))).toEqual([]);
  });

  it('has the steps that the journey of a new project takes', () => {
    const journey = read('e2e/specs/new-project.spec.ts');
    const taken = [...journey.matchAll(/test\.step\(\s*'(\d+)\. /g)].map(([, number]) => Number(number));
    expect(steps).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(taken).toEqual(steps);
  });
});

it('has the same steps in the journey as in English', () => {
  const headings = [...read('mf-studio/guide/en.md').matchAll(/^## (.*)$/gm)].map(([, text]) => text);
  const journey = read('e2e/specs/new-project.spec.ts');
  expect([...journey.matchAll(/test\.step\(\s*'([^']+)'/g)].map(([, text]) => text)).toEqual(headings);
});
