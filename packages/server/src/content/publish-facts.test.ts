import { loadContent } from '@suite/content';
import { smallFolder } from '@suite/content/testing';
import { temporaryFolder } from '@suite/testing/temporary-folder';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMediaStore, type MediaStore } from '../modules/media/media-store.ts';
import { FAST_BACKEND, openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { putEditedContent } from './edited-version.ts';
import { importFolder } from './import-folder.ts';
import { storeFiles } from './media-files.ts';
import { importFacts, newlySaid } from './unit-facts.ts';
import { listVersions, planImport, publishVersion } from './versions.ts';

let test: TestDatabase;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let store: MediaStore;
beforeAll(async () => {
  [test, folder] = await Promise.all([openTestDatabase(FAST_BACKEND), temporaryFolder()]);
  store = createMediaStore(folder.path);
});
afterAll(async () => {
  await test.close();
  await folder[Symbol.asyncDispose]();
});

const SMALL = smallFolder().get('project.yaml')?.toString() ?? '';

/** Imports a project of two units before visitors, as the price list has them. */
async function importPrices(title: string, ...prices: readonly [number, number]) {
  const lines = prices.map((price, index) => `${index + 1},A,1,studio,30,${price}`);
  const files = smallFolder({
    'project.yaml': SMALL.replace(/^title: .*$/m, `title: ${title}`).replace(/^types:\n.*\n/m, ''),
    'units.csv': ['number,building,floor,type,net_area,price_eur', ...lines, ''].join('\n'),
  });
  const read = await storeFiles(store, files, await loadContent(files));
  const plan = await planImport(test.db, read, null);
  const checked = { folder: read, issues: [], unitsFormat: null, counts: null };
  const options = { projectId: null, publish: true, dryRun: false, userId: null };
  return importFolder(test.db, checked, plan, options, async () => undefined);
}

async function pricesOf(projectId: number) {
  const rows = await test.db
    .selectFrom('any_apartments')
    .select('price_eur')
    .where('project_id', '=', projectId)
    .orderBy('name')
    .execute();
  return rows.map((row) => row.price_eur);
}

/** Gives the first unit of the draft another price, or its site another text. */
function edit(projectId: number, change: { readonly firstPrice?: number; readonly website?: string }) {
  const { firstPrice, website } = change;
  return test.db.transaction().execute((trx) =>
    putEditedContent(trx, projectId, (content) => ({
      ...content,
      project: { ...content.project, website: website ?? content.project.website },
      units: content.units.map((unit, index) =>
        index === 0 && firstPrice ? { ...unit, price_eur: firstPrice } : unit,
      ),
    })),
  );
}

async function publishNewest(projectId: number) {
  const [newest] = await listVersions(test.db, projectId);
  await test.db
    .transaction()
    .execute((trx) => publishVersion(trx, projectId, newest?.number ?? 0, new Date()));
}

it('a price list that says nothing else makes no version', async () => {
  const { projectId } = await importPrices('Listed', 100, 200);
  const outcome = await importPrices('Listed', 100, 210);
  expect(outcome).toMatchObject({ projectId, version: 1, published: true });
  expect(await pricesOf(projectId ?? 0)).toEqual([100, 210]);
  expect((await listVersions(test.db, projectId ?? 0)).map(({ number }) => number)).toEqual([1]);
  expect(await importPrices('Listed', 100, 210)).toMatchObject({ version: 1, published: false });
});

it('a price list leaves the draft alone, which takes no price of the list back when it is published', async () => {
  const { projectId } = await importPrices('Drafted', 100, 200);
  const id = projectId ?? 0;
  await edit(id, { firstPrice: 150, website: 'https://drafted.example/' });
  await importPrices('Drafted', 110, 210);
  expect(await pricesOf(id)).toEqual([110, 210]);
  await publishNewest(id);
  // What an editor wrote into the draft is newer than both.
  expect(await pricesOf(id)).toEqual([150, 210]);
  const { website } = await test.db
    .selectFrom('projects')
    .select('website')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(website).toBe('https://drafted.example/');
});

it('a draft of a version that is older than the price list takes none of its prices back', async () => {
  const { projectId } = await importPrices('Edited', 100, 200);
  const id = projectId ?? 0;
  await importPrices('Edited', 110, 210);
  await edit(id, { website: 'https://edited.example/' });
  await publishNewest(id);
  expect(await pricesOf(id)).toEqual([110, 210]);
});

it.each(['"1"', '\\2', '3\n4', '5\t6', '{7},8', 'NULL', 'đ', ''])(
  'what a list says of a unit called %j is remembered word by word',
  async (number) => {
    const { projectId } = await importPrices(`Called ${JSON.stringify(number)}`, 100, 200);
    const said = [
      { key: `A-${number}`, status: 'available' as const, price: 100 },
      { key: number, status: 'sold' as const, price: null },
    ];
    await test.db.transaction().execute((trx) => importFacts(trx, projectId ?? 0, said));
    expect(await newlySaid(test.db, projectId ?? 0, said)).toEqual([]);
    const dearer = said.map((one) => ({ ...one, price: 101 }));
    const newly = await newlySaid(test.db, projectId ?? 0, dearer);
    expect(newly.map(({ key }) => key).toSorted()).toEqual(dearer.map(({ key }) => key).toSorted());
  },
);
