import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { replacedNames, vocabularyErrors } from './vocabulary.ts';
import { ROOT, sourceFilesOf, workspacePackages } from './workspace.ts';

const names = replacedNames(readFileSync(path.join(ROOT, 'GLOSSARY.md'), 'utf8'));

it('code uses no word that the glossary replaces', () => {
  const files = [...workspacePackages().map(({ folder }) => folder), 'tools'].flatMap(sourceFilesOf);
  expect(vocabularyErrors(files, names)).toEqual([]);
});

const row = { folders: [], say: 'unit', except: ['homeCamera'] };
const file = (text: string, name = 'mf-map/src/a.ts') => ({ path: name, text });

it.each([
  ['a part of a name', { ...row, word: 'home' }, file('const myHome = 1')],
  ['a name of many capitals', { ...row, word: 'home' }, file('const MY_HOME = 1')],
  ['a whole name', { ...row, word: 'Call' }, file('interface Call {}')],
  ['a file', { ...row, word: 'home' }, file('', 'mf-map/src/a-home.module.ts')],
  ['a folder of its own', { ...row, word: 'home', folders: ['mf-map'] }, file('home()')],
])('a replaced word is found: %s', (_, word, found) => {
  expect(vocabularyErrors([found], [word])).toHaveLength(1);
});

it.each([
  ['a text', { ...row, word: 'home' }, file("const text = 'home'; // home")],
  ['a regular expression', { ...row, word: 'home' }, file("expect(text).toMatch(/a home's/)")],
  ['another word', { ...row, word: 'home' }, file('const homely = chrome')],
  ['an exception', { ...row, word: 'home' }, file('homeCamera')],
  ['a part of a name that is replaced as a whole', { ...row, word: 'Call' }, file('CallOptions')],
  ['another folder', { ...row, word: 'home', folders: ['mf-building'] }, file('home()')],
])('a word may stand: %s', (_, word, found) => {
  expect(vocabularyErrors([found], [word])).toEqual([]);
});

it('a glossary without its table is not taken for one without words', () => {
  expect(() => replacedNames('# Glossary')).toThrow(TypeError);
});
