import { type Locale, parseId, routePath } from '@suite/contracts';

/** Where the studio has what stood in a tab of this page, one project each. */
const ROOM_OF = {
  units: 'studio-homes',
  enquiries: 'studio-requests',
  publishing: 'studio-publishing',
  previews: 'studio-previews',
  people: 'studio-accounts',
  signOn: 'studio-sign-on',
} as const;
const PAGE_OF = { releases: 'studio-releases', ledger: 'studio-ledger' } as const;

/** Where the address of a tab that this page had leads now; null where it names none. */
export function formerAddress(search: URLSearchParams, locale: Locale): string | null {
  const tab = search.get('tab') ?? '';
  const id = parseId(search.get('project') ?? undefined);
  if (isIn(PAGE_OF, tab)) return routePath(PAGE_OF[tab], locale);
  if (!isIn(ROOM_OF, tab)) return null;
  return id === null ? routePath('studio', locale) : routePath(ROOM_OF[tab], locale, { id });
}

function isIn<Name extends string>(table: Readonly<Record<Name, string>>, name: string): name is Name {
  return Object.hasOwn(table, name);
}
