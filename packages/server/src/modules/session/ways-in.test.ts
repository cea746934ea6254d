import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCES = path.resolve(import.meta.dirname, '../..');
const README = readFileSync(path.join(SOURCES, '../README.md'), 'utf8');

function filesThat(isMeant: (text: string) => boolean): string[] {
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('testing'))
    .filter((file) => isMeant(readFileSync(path.join(SOURCES, file), 'utf8')))
    .map((file) => path.basename(file, '.ts'))
    .toSorted();
}

/** `| \`logIn\` | …`, in the table of ways in. */
const DOCUMENTED = [...README.matchAll(/^\| `(logIn\w*)` /gm)].map(([, name = '']) => name);
const inFileNames = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

describe('the ways in', () => {
  it('are those of the README, and no others', () => {
    expect(DOCUMENTED.length).toBeGreaterThan(3);
    expect(filesThat((text) => /import \{[^}]*\benter\b[^}]*\} from '.*hand-over\.ts'/.test(text))).toEqual(
      DOCUMENTED.map(inFileNames).toSorted(),
    );
  });

  it('all begin a session at one place, which says what holds in it', () => {
    expect(filesThat((text) => /\bopenSession\(/.test(text))).toEqual(['begin-session', 'repository']);
    expect(filesThat((text) => /\bbeginSession\(/.test(text))).toEqual(['begin-session', 'hand-over']);
  });
});
