import { parseId } from '@suite/contracts';
import { applyListChange, type ListChange, listChange } from '@suite/domain';
import { replaceFavourites, storedFavourites } from './favourites.ts';
import { shared } from './registry.ts';
import { parseIds, readText, writeText } from './safe-storage.ts';

/** Ours: whose favourites this browser holds, and the account's list when it was last heard of. */
export const FAVOURITES_ACCOUNT_KEY = 'favorites-account';

interface Account {
  readonly id: number;
  readonly ids: readonly number[];
  /** Homes of a change whose response nobody has read: the server may have it, or not. */
  readonly unconfirmed?: readonly number[];
}

/** For a browser whose storage is blocked. */
const memory = shared<{ account: Account | null }>('favourites-account', () => ({ account: null }));

function readAccount(): Account | null {
  try {
    const value: unknown = JSON.parse(readText(FAVOURITES_ACCOUNT_KEY) ?? 'null');
    if (typeof value === 'object' && value !== null && 'id' in value && 'ids' in value) {
      const id = parseId(String(value.id));
      const unconfirmed = 'unconfirmed' in value ? listOf(value.unconfirmed) : [];
      if (id !== null) return { id, ids: listOf(value.ids), unconfirmed };
    }
  } catch {
    // Somebody else's text: as if nothing was kept.
  }
  return memory.account;
}

function listOf(value: unknown): readonly number[] {
  return parseIds(JSON.stringify(value)) ?? [];
}

function writeAccount(account: Account | null): void {
  memory.account = account;
  writeText(FAVOURITES_ACCOUNT_KEY, JSON.stringify(account));
}

/**
 * Shell, for who is signed in: what was saved and removed in this browser since the account's list was last heard of;
 * at the first login all that it holds. What another account left here is not this one's. A change that was sent and not
 * confirmed is said once more, as the list is now: the page may have been left before the response.
 */
export function favouritesToSend(accountId: number): ListChange {
  const account = readAccount();
  if (account !== null && account.id !== accountId) {
    replaceFavourites([]);
    writeAccount({ id: accountId, ids: [] });
  }
  const own = account?.id === accountId ? account : null;
  const stored = storedFavourites();
  const { add, remove } = listChange(own?.ids ?? [], stored);
  const unconfirmed = own?.unconfirmed ?? [];
  return {
    add: [...new Set([...add, ...unconfirmed.filter((id) => stored.includes(id))])],
    remove: [...new Set([...remove, ...unconfirmed.filter((id) => !stored.includes(id))])],
  };
}

/** Shell, before a change is sent: until its list is taken nobody knows whether the server has it. */
export function noteFavouritesSent(accountId: number, { add, remove }: ListChange): void {
  const account = readAccount();
  const own = account?.id === accountId ? account : null;
  const unconfirmed = [...new Set([...(own?.unconfirmed ?? []), ...add, ...remove])];
  writeAccount({ id: accountId, ids: own?.ids ?? [], unconfirmed });
}

/** Shell: the account's list as the server has it after `sent`; what was pressed meanwhile stands, and is sent next. */
export function takeAccountFavourites(accountId: number, ids: readonly number[], sent: ListChange): void {
  const account = readAccount();
  const known = account?.id === accountId ? account.ids : [];
  const meanwhile = listChange(applyListChange(known, sent), storedFavourites());
  writeAccount({ id: accountId, ids });
  const next = applyListChange(ids, meanwhile);
  if (next.join() !== storedFavourites().join()) replaceFavourites(next);
}

/** Shell, after logging out: the account's list is not left to the next person at this browser. */
export function forgetAccountFavourites(): void {
  if (readAccount() === null) return;
  writeAccount(null);
  replaceFavourites([]);
}
