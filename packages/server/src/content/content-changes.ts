import { type Content, unitKey } from '@suite/content';
import type { UnitStatus } from '@suite/contracts';
import type { ReadFolder } from './media-files.ts';
import { stableText } from './stable-text.ts';

/** What differs between two states of a project, of one kind of thing, by keys. */
export interface KindChanges {
  readonly kind: string;
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

/** A status or price that an import takes over. */
export interface FactChange {
  readonly key: string;
  readonly status?: readonly [from: UnitStatus, to: UnitStatus];
  readonly price?: readonly [from: number | null, to: number | null];
}

/** Differences of structure, texts, pictures and shapes; statuses and prices are facts and do not count. */
export function contentChanges(before: ReadFolder | null, after: ReadFolder): KindChanges[] {
  const [from, to] = [before ? partsOf(before) : new Map<string, Map<string, string>>(), partsOf(after)];
  return [...to.keys()].flatMap((kind) => {
    const [old, now] = [
      from.get(kind) ?? new Map<string, string>(),
      to.get(kind) ?? new Map<string, string>(),
    ];
    const changes = {
      kind,
      added: [...now.keys()].filter((key) => !old.has(key)),
      changed: [...now].flatMap(([key, text]) => (old.has(key) && old.get(key) !== text ? [key] : [])),
      removed: [...old.keys()].filter((key) => !now.has(key)),
    };
    const isSame = changes.added.length + changes.changed.length + changes.removed.length === 0;
    return isSame ? [] : [changes];
  });
}

/** Everything that has a key, as text, by its kind. */
function partsOf({ content, files }: ReadFolder): Map<string, Map<string, string>> {
  const { project, units, light, polygons, rooms, unitPlans, model } = content;
  // What it is told by is seen by nobody.
  const { id: _id, types, views, extraImages, communities, buildings, pois, apps, ...others } = project;
  const { packages, galleries, ...rest } = others;
  const byKey = <One>(list: readonly One[], keyOf: (one: One) => string) =>
    new Map(list.map((one) => [keyOf(one), stableText(one)]));
  return new Map([
    ['units', byKey(units.map(structureOf), (unit) => unitKey(unit.building, unit.number))],
    ['sun and sea', byKey(light, (one) => unitKey(one.building, one.number))],
    ['communities', byKey(communities, ({ id }) => id)],
    ['buildings', byKey(buildings, ({ name }) => name)],
    ['views', byKey(views, ({ id }) => id)],
    ['types', byKey(types, ({ key }) => key)],
    ['pictures', byKey(extraImages, ({ id }) => id)],
    ['points of interest', byKey(pois, ({ id }) => id)],
    ['menus', byKey(apps, ({ id }) => id)],
    ['packages', byKey(packages, ({ id }) => id)],
    ['galleries', byKey(galleries, ({ id }) => id)],
    ['shapes', new Map([...polygons].map(([key, one]) => [key, stableText(one)]))],
    ['rooms', new Map([...rooms].map(([key, one]) => [key, stableText(one)]))],
    ['plans of units', new Map([...unitPlans].map(([key, one]) => [key, stableText(one)]))],
    ['model', new Map(Object.entries(model ?? {}).map(([key, one]) => [key, stableText(one)]))],
    ['files', new Map([...files].map(([name, { hash }]) => [name, hash]))],
    ['of the project', new Map(Object.entries(rest).map(([key, one]) => [key, stableText(one)]))],
  ]);
}

function structureOf({ status: _status, price_eur: _price, ...unit }: Content['units'][number]) {
  return unit;
}

const MOST_NAMED = 5;

/** Lines for the person: what is new, changed and gone, with the first of each. */
export function changeLines(changes: readonly KindChanges[], facts: readonly FactChange[]): string[] {
  const named = (count: string, keys: readonly string[]) => {
    if (keys.length === 0) return [];
    const more = keys.length > MOST_NAMED ? ', …' : '';
    return [`${keys.length} ${count} (${keys.slice(0, MOST_NAMED).join(', ')}${more})`];
  };
  const lines = changes.map(({ kind, added, changed, removed }) => {
    const parts = [...named('new', added), ...named('changed', changed), ...named('gone', removed)];
    return `  ${kind}: ${parts.join(', ')}`;
  });
  const statuses = facts.flatMap(({ key, status }) =>
    status ? [`${key}: ${status[0]} → ${status[1]}`] : [],
  );
  const prices = facts.flatMap(({ key, price }) =>
    price ? [`${key}: ${price[0] ?? 'none'} → ${price[1] ?? 'none'}`] : [],
  );
  if (statuses.length > 0) lines.push(`  statuses: ${named('changed', statuses).join()}`);
  if (prices.length > 0) lines.push(`  prices: ${named('changed', prices).join()}`);
  return lines;
}
