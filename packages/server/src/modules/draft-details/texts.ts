import type { Content } from '@suite/content';
import type { ContentLanguage } from '../../database/texts.ts';
import { invalidField } from '../../errors.ts';
import type { AttributesOf, Part } from '../../operations/operation-types.ts';

type Project = Content['project'];
type Text = AttributesOf<'getDraftDetails'>['texts'][number];
type TextChange = NonNullable<Part<'updateDraftDetails', 'body'>['texts']>[number];
type Both = Readonly<Record<'en' | 'sr', string>>;
type Named = Readonly<Record<string, unknown>>;

/** Texts that a thing may be without, by the lists that they are in; the project itself is in none. */
const OPTIONAL: Readonly<Record<string, readonly string[]>> = {
  '': ['description'],
  communities: ['description'],
  pois: ['description'],
  packages: ['description'],
};
/** Texts of several lines. */
const LONG: readonly string[] = ['description', 'text'];
const PARTS: Readonly<Record<string, Text['part']>> = {
  types: 'types',
  communities: 'communities',
  buildings: 'buildings',
  pois: 'pois',
  packages: 'packages',
  apps: 'menus',
  title: 'project',
  description: 'project',
  location: 'project',
  organisation: 'project',
};

/** Every text of a project that visitors may read, in the order of the project's file. */
export function textsOf(project: Project, language: ContentLanguage): Text[] {
  return textsIn(project as unknown as Named, [], project.title[language], language);
}

function textsIn(value: Named, path: readonly string[], owner: string, language: ContentLanguage): Text[] {
  const optional = OPTIONAL[path.length === 2 ? (path[0] ?? '') : path.join('/')] ?? [];
  const own = optional.flatMap((field) =>
    value[field] === undefined ? [textAt(null, [...path, field], owner)] : [],
  );
  const others = Object.entries(value).flatMap(([name, inner]) => {
    // Plans have a file for each language; alternative texts are asked for beside their pictures.
    if (name === 'plan' || name === 'alt' || typeof inner !== 'object' || inner === null) return [];
    const text = bothIn(inner);
    if (text) return [textAt(text, [...path, name], owner)];
    if (!Array.isArray(inner)) return textsIn(inner as Named, [...path, name], owner, language);
    return inner.flatMap((item: unknown, index) => {
      if (typeof item !== 'object' || item === null) return [];
      const title = bothIn((item as Named).title);
      return textsIn(
        item as Named,
        [...path, name, keyOf(item, index)],
        title?.[language] ?? owner,
        language,
      );
    });
  });
  return [...others, ...own];
}

function textAt(text: Both | null, path: readonly string[], owner: string): Text {
  const field = path.at(-1) ?? '';
  const list = path.length > 2 && path.includes('views') ? 'views' : (path[0] ?? '');
  const isOptional = (OPTIONAL[path.length === 3 ? (path[0] ?? '') : ''] ?? []).includes(field);
  return {
    path: path.join('/'),
    part: list === 'views' || list === 'extraImages' ? 'views' : (PARTS[list] ?? 'others'),
    owner,
    field,
    isLong: LONG.includes(field),
    isRequired: !isOptional,
    en: text?.en ?? '',
    sr: text?.sr ?? '',
  };
}

function bothIn(value: unknown): Both | null {
  const { en, sr } = (value ?? {}) as Partial<Both>;
  return typeof en === 'string' && typeof sr === 'string' ? { en, sr } : null;
}

/** What tells a thing from others of its list; its place, where it has no name. */
function keyOf(item: object, index: number): string {
  const { id, name, key } = item as { id?: unknown; name?: unknown; key?: unknown };
  const found = [id, name, key].find((one) => typeof one === 'string');
  return typeof found === 'string' ? found : String(index);
}

/**
 * The project with other texts; what is empty in both languages is no text.
 * @throws {RequestError} 400 naming texts that are not there, and those that may not be empty.
 */
export function withTexts(project: Project, changes: readonly TextChange[]): Project {
  const known = new Map(textsOf(project, 'en').map((text) => [text.path, text]));
  const issues = changes.flatMap(({ path, en, sr }) => {
    const text = known.get(path);
    if (!text) return [`There is no text ${path}.`];
    const isGone = en === '' && sr === '' && !text.isRequired;
    return !isGone && (en === '' || sr === '') ? [`${path} must not be empty in one of the languages.`] : [];
  });
  if (issues.length > 0) throw invalidField('texts', ...issues);
  const copy = structuredClone(project) as unknown as Record<string, unknown>;
  for (const { path, en, sr } of changes) put(copy, path.split('/'), en === '' ? undefined : { en, sr });
  return copy as unknown as Project;
}

function put(value: Record<string, unknown>, path: readonly string[], text: Both | undefined): void {
  const [name = '', key = '', ...below] = path;
  const inner = value[name];
  if (path.length === 1) {
    if (text) value[name] = text;
    else delete value[name];
  } else if (Array.isArray(inner)) {
    const item: unknown = inner.find((one: object, index) => keyOf(one, index) === key);
    put(item as Record<string, unknown>, below, text);
  } else put(inner as Record<string, unknown>, [key, ...below], text);
}
