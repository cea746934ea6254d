import type { DraftDetails, DraftDetailsChanges } from '@suite/api';

export interface Text {
  readonly en: string;
  readonly sr: string;
}
type Fields = Pick<DraftDetails, 'location' | 'website' | 'enquiryEmail' | 'settings' | 'colours'>;
type TextName = `texts/${string}`;

/** What can be changed, by name: a text by its path in the project's file, everything else by its field. */
export type Values = Partial<Fields> & { readonly [path: TextName]: Text };
export type ValueName = keyof Values;

/** What is typed and not saved, and what each of it was when the typing began. */
export interface Edits {
  readonly base: Values;
  readonly values: Values;
}
export const NO_EDITS: Edits = { base: {}, values: {} };

export const textName = (path: string): TextName => `texts/${path}`;

export function valuesOf(details: DraftDetails): Values {
  const { location, website, enquiryEmail, settings, colours, texts } = details;
  const byPath = texts.map(({ path, en, sr }) => [textName(path), { en, sr }] as const);
  return { location, website, enquiryEmail, settings, colours, ...Object.fromEntries(byPath) };
}

export function namesIn(values: Values): ValueName[] {
  return Object.keys(values) as ValueName[];
}

/** A value is text, or an object whose fields come in one order. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The edits with another value of one thing; what is as it was is no edit. */
export function withValue<Name extends ValueName>(
  edits: Edits,
  current: Values,
  name: Name,
  value: Values[Name],
): Edits {
  if (isSame(value, current[name])) return withoutEdits(edits, [name]);
  const before = name in edits.base ? edits.base[name] : current[name];
  return {
    base: { ...edits.base, [name]: before },
    values: { ...edits.values, [name]: value },
  };
}

export function withoutEdits({ base, values }: Edits, names: readonly ValueName[]): Edits {
  const others = (all: Values) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name as ValueName))) as Values;
  return { base: others(base), values: others(values) };
}

/** The edits that are to be saved still: not what is stored by now, nor what is of a thing that is gone. */
export function openEdits(edits: Edits, current: Values): Edits {
  const names = namesIn(edits.values);
  const closed = names.filter((name) => !(name in current) || isSame(edits.values[name], current[name]));
  return closed.length > 0 ? withoutEdits(edits, closed) : edits;
}

/** What somebody else has changed, to something else, since the typing began. */
export function conflictsIn(edits: Edits, current: Values): ValueName[] {
  return namesIn(openEdits(edits, current).values).filter((name) => !isSame(edits.base[name], current[name]));
}

/** Ends a conflict: with what was typed, or with what is there now. */
export function settled(edits: Edits, current: Values, name: ValueName, keepsOwn: boolean): Edits {
  if (!keepsOwn) return withoutEdits(edits, [name]);
  return { ...edits, base: { ...edits.base, [name]: current[name] } };
}

/** What is sent of the edits. */
export function changesOf({ values }: Edits): DraftDetailsChanges {
  const isText = (name: string): name is TextName => name.startsWith('texts/');
  const texts = Object.entries(values).flatMap(([name, value]) =>
    isText(name) ? [{ path: name.slice('texts/'.length), ...(value as Text) }] : [],
  );
  const fields = Object.fromEntries(Object.entries(values).filter(([name]) => !isText(name)));
  return { ...fields, ...(texts.length > 0 && { texts }) };
}
