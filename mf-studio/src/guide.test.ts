import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOMS } from './lib/rooms.ts';
import { SUITE_PAGES } from './lib/suite-pages.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const textsOf = (file: string) => JSON.parse(read(file)) as Record<string, string>;
const ROOM_FOLDERS = readdirSync(path.join(ROOT, 'mf-studio/locales/rooms')).map(
  (room) => `mf-studio/locales/rooms/${room}`,
);

describe.each(['en', 'sr'])('the guide in %s', (language) => {
  const guide = read(`mf-studio/guide/${language}.md`);
  const steps = [...guide.matchAll(/^## (\d+)\. /gm)].map(([, number]) => Number(number));

  const named = [...guide.matchAll(/\*\*([^*]+)\*\*/g)].map(([, text = '']) => text.replaceAll(/\s+/g, ' '));

  it('names every room of a project and every page beside them', () => {
    const texts = textsOf(`mf-studio/locales/${language}.json`);
    const pages = Object.keys(SUITE_PAGES).filter((page) => page !== 'projects');
    const names = [...ROOMS.map((room) => `room.${room}`), ...pages.map((page) => `suite.${page}`)];
    expect(names.filter((name) => !named.includes(texts[`studio.${name}`] ?? ''))).toEqual([]);
  });

  it('names buttons and fields as the studio does', () => {
    const texts = new Set(
      ['mf-studio/locales', ...ROOM_FOLDERS, 'packages/i18n/locales'].flatMap((folder) =>
        Object.values(textsOf(`${folder}/${language}.json`)),
      ),
    );
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((text) => !texts.has(text))).toEqual([]);
  });

  it('has the steps that the journey of a new project takes', () => {
    const journey = read('e2e/specs/new-project.spec.ts');
    const taken = [...journey.matchAll(/test\.step\(\s*'(\d+)\. /g)].map(([, number]) => Number(number));
    expect(steps).toEqual(Array.from({ length: 16 }, (_, index) => index + 1));
    expect(taken).toEqual(steps);
  });
});

it('has the same steps in the journey as in English', () => {
  const headings = [...read('mf-studio/guide/en.md').matchAll(/^## (.*)$/gm)].map(([, text]) => text);
  const journey = read('e2e/specs/new-project.spec.ts');
  expect([...journey.matchAll(/test\.step\(\s*'([^']+)'/g)].map(([, text]) => text)).toEqual(headings);
});
