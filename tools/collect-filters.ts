// `npm run filters`: collects the definitions of filters, and writes what follows from them where
// it cannot be computed: a further filter is its own file and no edit of a list.
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type FilterDefinition, MAX_BOUND, type WireSpec } from '@suite/filter-engine';

const DEFINITIONS = 'packages/filter-engine/src/definitions';
const ICONS = 'packages/filters/src/bar/filter-icons.ts';
const SCHEMA = 'packages/api/src/documents/request-filters.ts';

type Definition = Pick<FilterDefinition, 'urlParam' | 'icon' | 'request'>;

/** Names of the files of a folder, without what is made or tested there. */
async function namesIn(folder: string): Promise<string[]> {
  const files = await readdir(folder);
  return files
    .filter((file) => /^[a-z-]+\.tsx?$/.test(file) && !/^index\.tsx?$/.test(file))
    .map((file) => file.replace(/\.tsx?$/, ''))
    .toSorted();
}

function camelCase(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function keyOf(name: string): string {
  return /^\w+$/.test(name) ? name : `'${name}'`;
}

function made(lines: readonly string[]): string {
  return ['// Made by `npm run filters`.', ...lines, ''].join('\n');
}

function definitionsText(names: readonly string[]): string {
  return made([
    ...names.map((name) => `import { ${camelCase(name)}Filter } from './${name}.ts';`),
    '',
    'export const DEFINITIONS = [',
    ...names.map((name) => `  ${camelCase(name)}Filter,`),
    '] as const;',
  ]);
}

function iconsText(definitions: readonly Definition[]): string {
  const icons = [...new Set(definitions.map(({ icon }) => icon))].toSorted();
  return made([
    "import type { FilterName } from '@suite/filter-engine';",
    'import {',
    ...icons.map((icon) => `  ${icon},`),
    "} from '@suite/ui/icons';",
    '',
    "export const FILTER_ICONS: Readonly<Record<Exclude<FilterName, 'all'>, string>> = {",
    ...definitions.map(({ urlParam, icon }) => `  ${keyOf(urlParam)}: ${icon},`),
    '};',
  ]);
}

function quoted(names: readonly string[]): string {
  return `[${names.map((name) => `'${name}'`).join(', ')}]`;
}

function schemaOf(spec: WireSpec): string {
  switch (spec.kind) {
    case 'range':
      return 'range';
    case 'integers':
      return `z.array(z.int().min(${spec.min}).max(${spec.max})).max(${spec.maxItems})`;
    case 'names':
      return `z.array(z.enum(${quoted(spec.of)})).max(${spec.of.length})`;
    case 'name':
      return `z.enum(${quoted(spec.of)})`;
  }
}

function schemaText(definitions: readonly Definition[]): string {
  return made([
    "import { z } from 'zod';",
    '',
    `const end = z.number().min(-${MAX_BOUND}).max(${MAX_BOUND});`,
    'const range = z.strictObject({ min: end, max: end });',
    '',
    '/** `[]` matches nothing; an absent key is no constraint. Ranges are inclusive. */',
    'export const requestFilters = z.strictObject({',
    ...definitions.map(({ request: { key, schema } }) => `  ${key}: ${schemaOf(schema)}.optional(),`),
    '});',
  ]);
}

/** What is made below a folder of the repository, by path. */
export async function collectedFilters(root: string): Promise<ReadonlyMap<string, string>> {
  const names = await namesIn(path.join(root, DEFINITIONS));
  const definitions = await Promise.all(
    names.map(async (name): Promise<Definition> => {
      const module = await import(pathToFileURL(path.join(root, DEFINITIONS, `${name}.ts`)).href);
      return module[`${camelCase(name)}Filter`];
    }),
  );
  return new Map([
    [path.join(DEFINITIONS, 'index.ts'), definitionsText(names)],
    [ICONS, iconsText(definitions)],
    [SCHEMA, schemaText(definitions)],
  ]);
}

if (import.meta.main) {
  const root = path.join(import.meta.dirname, '..');
  for (const [file, text] of await collectedFilters(root)) await writeFile(path.join(root, file), text);
}
