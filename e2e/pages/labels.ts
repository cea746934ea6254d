import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '@suite/contracts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FILES = { en: 'en.json', rs: 'sr.json' } as const;

/** What stands on the screen, by the id of its message; `{name}` in it is put in. */
export type Labels = (id: string, values?: Readonly<Record<string, string>>) => string;

/** The words of all applications in a language: for journeys that are the same in both. */
export function labelsOf(locale: Locale): Labels {
  const files = globSync(`{shell,mf-*,packages/{forms,i18n,model}}/locales/{,rooms/*/}${FILES[locale]}`, {
    cwd: ROOT,
  });
  const texts = new Map<string, string>(
    files.flatMap((file) =>
      Object.entries(JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) as Record<string, string>),
    ),
  );
  return (id, values = {}) => {
    const text = texts.get(id);
    if (text === undefined) throw new Error(`There is no message ${id}`);
    return text.replaceAll("''", "'").replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  };
}
