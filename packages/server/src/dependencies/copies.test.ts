import { ReleaseStore } from '@suite/release';
import { temporaryFolder } from '@suite/testing/temporary-folder';
import { expect, it, onTestFinished } from 'vitest';
import type { CatalogueState } from '../database/catalogue-state.ts';
import { createResponseCache } from '../operations/response-cache.ts';
import { createCopiesFolder } from './copies-folder.ts';
import { createDependency } from './dependency.ts';
import { createReleaseCopies } from './release-copies.ts';
import { UnavailableError } from './unavailable.ts';

async function folder(): Promise<string> {
  const temporary = await temporaryFolder();
  onTestFinished(() => temporary[Symbol.asyncDispose]());
  return temporary.path;
}

const away = () => Promise.reject(new UnavailableError('database'));

/** A process that reads the catalogue, and keeps copies in a folder. */
function openCache(place: string) {
  let state: CatalogueState | null = { version: 1, statusEventId: 1 };
  const errors: unknown[] = [];
  const copies = createCopiesFolder(place, (error) => errors.push(error));
  const readState = async () => state ?? away();
  const cache = createResponseCache(readState, { folder: copies, deadlineMs: null });
  const find = async (key: string) => {
    const { body, copiedAt } = await cache.find(key, () => (state ? Promise.resolve(`${key} 1`) : away()));
    return [body.toString(), copiedAt === undefined ? 'now' : 'then'];
  };
  const setState = (next: CatalogueState | null) => {
    state = next;
  };
  return { cache, copies, find, setState, errors };
}

it('shows what was read before while the database is away, and says so', async () => {
  const { find, setState } = openCache(await folder());
  expect(await find('a')).toEqual(['a 1', 'now']);
  setState(null);
  expect(await find('a')).toEqual(['a 1', 'then']);
  await expect(find('b')).rejects.toThrow(UnavailableError);
});

it('shows nothing of before a change that could have hidden it', async () => {
  const { find, setState } = openCache(await folder());
  await find('a');
  await find('b');
  setState({ version: 1, statusEventId: 2 });
  await find('b');
  setState(null);
  expect(await find('a')).toEqual(['a 1', 'then']);
  setState({ version: 2, statusEventId: 2 });
  await find('b');
  setState(null);
  expect(await find('b')).toEqual(['b 1', 'then']);
  await expect(find('a')).rejects.toThrow(UnavailableError);
});

it('shows the next process what the disk has, and reads it anew as soon as it can', async () => {
  const place = await folder();
  const first = openCache(place);
  await first.find('a');
  first.setState({ version: 2, statusEventId: 1 });
  await first.find('b');
  await first.copies.flush();
  expect(first.errors).toEqual([]);

  const second = openCache(place);
  await second.cache.load();
  second.setState(null);
  expect(await second.find('b')).toEqual(['b 1', 'then']);
  await expect(second.find('a')).rejects.toThrow(UnavailableError);
  second.setState({ version: 2, statusEventId: 1 });
  expect(await second.find('b')).toEqual(['b 1', 'now']);
});

it('serves the last document and its files while the release store is away, also to the next process', async () => {
  const [place, copies] = [await folder(), await folder()];
  const stored = new ReleaseStore(place);
  await stored.objects.write('discovery.json', Buffer.from('{"one":1}'));
  await stored.objects.write('r/shell/1/index.html', Buffer.from('page'));
  let isAway = false;
  const read = async (name: string) => {
    if (isAway) throw new Error('The release store answered 503');
    return stored.objects.read(name);
  };
  const open = () => {
    const dependency = createDependency('releases', { deadlineMs: 1000, openMs: 50 });
    const elsewhere = new ReleaseStore({ ...stored.objects, isLocal: false, read });
    return createReleaseCopies(elsewhere, { dependency, folder: copies });
  };
  const textOf = async ({ store }: ReturnType<typeof open>, name: string) =>
    (await store.objects.read(name))?.bytes.toString();

  const first = open();
  expect(await textOf(first, 'discovery.json')).toBe('{"one":1}');
  expect(await textOf(first, 'r/shell/1/index.html')).toBe('page');
  expect(first.copiedAt).toBeNull();
  const second = open();
  await expect
    .poll(async () => {
      isAway = true;
      return textOf(second, 'r/shell/1/index.html').catch(() => null);
    })
    .toBe('page');
  for (const one of [first, second]) {
    expect(await textOf(one, 'discovery.json')).toBe('{"one":1}');
    expect(one.copiedAt).toBeInstanceOf(Date);
  }
  isAway = false;
  await stored.objects.write('discovery.json', Buffer.from('{"two":2}'));
  await expect.poll(() => textOf(first, 'discovery.json')).toBe('{"two":2}');
  expect(first.copiedAt).toBeNull();
});
