import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CONTRACT_VERSION, type RemoteName } from '@suite/contracts';

/** Where a remote lies: in the workspace of the suite, or in a repository of its own. */
export type Place = 'workspace' | 'own';

export interface NewRemote {
  readonly name: RemoteName;
  readonly folder: string;
  readonly place: Place;
  /** Port of its development server. */
  readonly port: number;
}

const ROOT = path.resolve(import.meta.dirname, '..');
const ENDING = '.template';

/** Writes the files of a new remote, with a page, a panel, messages in both languages, tests and a page of its own. */
export async function createRemote({ name, folder, place, port }: NewRemote): Promise<void> {
  const marks = { ...marksOf(name), port: String(port) };
  await fillTemplate('template', folder, marks);
  await fillTemplate(place, folder, marks);
}

/** Writes what a repository of its own has around the sources of a remote that are there; its README stays. */
export async function surroundRemote(name: RemoteName, folder: string): Promise<void> {
  await fillTemplate('own', folder, marksOf(name), ['README.md']);
}

/** What stands in the place of each `{{mark}}` of the template. */
function marksOf(name: RemoteName): Readonly<Record<string, string>> {
  const parts = name.split('-').slice(1);
  const capital = (part: string) => part.charAt(0).toUpperCase() + part.slice(1);
  const noun = parts.join('-');
  return {
    name,
    noun,
    Noun: parts.map(capital).join(''),
    Title: capital(parts.join(' ')),
    key: parts[0] + parts.slice(1).map(capital).join(''),
    property: parts.length > 1 ? `'${noun}'` : noun,
    contract: CONTRACT_VERSION,
    team: noun,
  };
}

async function fillTemplate(
  template: string,
  folder: string,
  marks: Readonly<Record<string, string>>,
  kept: readonly string[] = [],
): Promise<void> {
  const from = path.join(ROOT, template);
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => one.isFile())) {
    const source = path.join(entry.parentPath, entry.name);
    const place = placeOf(path.relative(from, source), marks);
    if (kept.includes(place)) continue;
    const file = path.join(folder, place);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, filled(await readFile(source, 'utf8'), marks));
  }
}

/** `_github/x.yml.template` is `.github/x.yml`: registries leave out what begins with a dot. */
export function placeOf(place: string, { noun = '' }: Readonly<Record<string, string>>): string {
  return place
    .slice(0, -ENDING.length)
    .replaceAll(/(^|[/\\])_/g, '$1.')
    .replaceAll('noun', noun);
}

export function filled(text: string, marks: Readonly<Record<string, string>>): string {
  // A workflow has double braces of its own, with a space in them.
  return text.replaceAll(/\{\{(\w+)\}\}/g, (mark, name: string) => marks[name] ?? mark);
}
