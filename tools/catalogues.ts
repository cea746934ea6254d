import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');

/** Messages by their id. */
export type Texts = Readonly<Record<string, string>>;

/** All messages of a language, of the applications and of what they share. */
export function catalogues(language: 'en' | 'sr'): Texts {
  const files = globSync(`{shell,mf-*,packages/{forms,i18n,model}}/locales/{,rooms/*/}${language}.json`, {
    cwd: ROOT,
  });
  return Object.assign(
    {},
    ...files.map((file) => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) as Texts),
  ) as Texts;
}

/** A message as it is read: an apostrophe stands twice where it is one. */
export function plain(message: string): string {
  return message.replaceAll("''", "'");
}
