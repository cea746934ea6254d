import path from 'node:path';
import type { SourceFile } from './workspace-rules.ts';

/** A word that code does not use, as a row of GLOSSARY.md says it. */
export interface ReplacedName {
  /** Lower case: a part of a name, wherever it stands in it. Otherwise a whole name. */
  readonly word: string;
  /** Folders that the row is about; none: all. */
  readonly folders: readonly string[];
  readonly say: string;
  /** Names that may have the word all the same. */
  readonly except: readonly string[];
}

const HEADING = '## Words that code does not use';
const listOf = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '');

/**
 * Rows of the table below the glossary's last heading: word, folders, what to say instead, exceptions.
 * @throws {TypeError} when the table is not there: nothing would be checked.
 */
export function replacedNames(glossary: string): ReplacedName[] {
  const [, table] = glossary.split(HEADING);
  const rows = (table ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => {
      const [column = '', folders = '', say = '', except = ''] = line.split('|').slice(1);
      const shared = { folders: listOf(folders), say: say.trim(), except: listOf(except) };
      return listOf(column).map((word) => ({ word, ...shared }));
    });
  if (rows.length === 0) throw new TypeError(`GLOSSARY.md has no table under "${HEADING}"`);
  return rows;
}

/** What is no code: comments, texts, the texts of templates, and regular expressions. */
const NOT_CODE = new RegExp(
  [
    String.raw`/\*[\s\S]*?\*/`,
    String.raw`//[^\n]*`,
    String.raw`'(?:[^'\\\n]|\\.)*'`,
    String.raw`"(?:[^"\\\n]|\\.)*"`,
    String.raw`\x60(?:[^\x60\\]|\\[\s\S])*\x60`,
    String.raw`(?<=[(,=:[!&|?{};]\s*)/(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+/[a-z]*`,
  ].join('|'),
  'g',
);
const NAME = /[A-Za-z_$][\w$]*/g;
const PART = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g;

function partsOf(name: string): string[] {
  return (name.match(PART) ?? []).map((part) => part.toLowerCase());
}

function namesOf(file: SourceFile): Set<string> {
  const stem = path.posix.basename(file.path).split('.')[0] ?? '';
  return new Set([stem, ...(file.text.replaceAll(NOT_CODE, ' ').match(NAME) ?? [])]);
}

function has(name: string, { word, except }: ReplacedName): boolean {
  if (except.includes(name)) return false;
  return word === word.toLowerCase() ? partsOf(name).includes(word) : name === word;
}

/** Names of files and in code that have a word which the glossary replaces. */
export function vocabularyErrors(files: readonly SourceFile[], names: readonly ReplacedName[]): string[] {
  return files
    .filter((file) => /\.tsx?$/.test(file.path))
    .flatMap((file) => {
      const own = names.filter(
        ({ folders }) => folders.length === 0 || folders.some((folder) => file.path.startsWith(`${folder}/`)),
      );
      return [...namesOf(file)].flatMap((name) => {
        const found = own.find((word) => has(name, word));
        return found ? [`${file.path} has the name ${name}: say ${found.say}`] : [];
      });
    });
}
