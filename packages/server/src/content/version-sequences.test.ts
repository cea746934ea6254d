import { loadContent } from '@suite/content';
import { smallFolder } from '@suite/content/testing';
import { temporaryFolder } from '@suite/testing/temporary-folder';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMediaStore } from '../modules/media/media-store.ts';
import { FAST_BACKEND, openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { storeFiles } from './media-files.ts';
import { publishVersion, putDraft } from './versions.ts';

const NUMBERS = ['1', '2', '3'] as const;
const FIRST_AREA = 20;
interface Listed {
  readonly numbers: readonly string[];
  readonly area: number;
}
type Step =
  | ({ readonly kind: 'import' } & Listed)
  | { readonly kind: 'publish'; readonly nth: number }
  | { readonly kind: 'sell'; readonly number: string };

const STEPS: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('import' as const),
      numbers: fc.subarray([...NUMBERS], { minLength: 1 }),
      area: fc.integer({ min: FIRST_AREA + 1, max: 99 }),
    }),
    fc.record({ kind: fc.constant('publish' as const), nth: fc.nat() }),
    fc.record({ kind: fc.constant('sell' as const), number: fc.constantFrom(...NUMBERS) }),
  ),
  { minLength: 3, maxLength: 10 },
);

/** A project to which steps are done, and what is to be seen of it then. */
class Sequence {
  readonly #test: TestDatabase;
  readonly #mediaDir: string;
  readonly #title: string;
  readonly #sold = new Set<string>();
  readonly #versions = new Map<number, Listed>();
  #ids = new Map<string, number>();
  #projectId = 0;
  #seen = 1;

  constructor(test: TestDatabase, mediaDir: string, title: string) {
    this.#test = test;
    this.#mediaDir = mediaDir;
    this.#title = title;
  }

  async begin(): Promise<void> {
    await this.#import({ numbers: NUMBERS, area: FIRST_AREA });
    await this.#publish(1);
    this.#ids = new Map((await this.seen()).map(({ id, name }) => [name, id]));
  }

  async do(step: Step): Promise<void> {
    if (step.kind === 'import') await this.#import(step);
    else if (step.kind === 'sell') await this.#sell(step.number);
    else await this.#publish([...this.#versions.keys()][step.nth % this.#versions.size] ?? 1);
  }

  seen() {
    return this.#test.db
      .selectFrom('any_apartments')
      .select(['id', 'name', 'status', 'area_m2'])
      .where('project_id', '=', this.#projectId)
      .orderBy('name')
      .execute();
  }

  /** Of the version that is seen, with every sale, under the ids of the beginning. */
  expected() {
    const { numbers, area } = this.#versions.get(this.#seen) ?? { numbers: [], area: 0 };
    return numbers.map((name) => ({
      id: this.#ids.get(name),
      name,
      status: this.#sold.has(name) ? 'sold' : 'available',
      area_m2: area,
    }));
  }

  async #import(listed: Listed): Promise<void> {
    const lines = listed.numbers.map((number) => `${number},A,1,studio,${listed.area},90000,available`);
    const projectFile = smallFolder().get('project.yaml')?.toString() ?? '';
    const files = smallFolder({
      'project.yaml': projectFile.replace('title: Dvorište', `title: ${this.#title}`),
      'units.csv': ['number,building,floor,type,net_area,price_eur,status', ...lines, ''].join('\n'),
    });
    const read = await storeFiles(createMediaStore(this.#mediaDir), files, await loadContent(files));
    const draft = await this.#test.db
      .transaction()
      .execute((trx) => putDraft(trx, read, { projectId: null, now: new Date() }));
    this.#projectId = draft.projectId;
    this.#versions.set(draft.number, listed);
  }

  async #publish(number: number): Promise<void> {
    await this.#test.db
      .transaction()
      .execute((trx) => publishVersion(trx, this.#projectId, number, new Date()));
    this.#seen = number;
  }

  async #sell(number: string): Promise<void> {
    if (!this.#versions.get(this.#seen)?.numbers.includes(number)) return;
    this.#sold.add(number);
    await this.#test.db
      .updateTable('apartments')
      .set({ status: 'sold' })
      .where('id', '=', this.#ids.get(number) ?? 0)
      .execute();
  }
}

describe.each([FAST_BACKEND])('versions in any order on %s', (backend) => {
  let test: TestDatabase;
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  beforeAll(async () => {
    [test, folder] = await Promise.all([openTestDatabase(backend), temporaryFolder()]);
  });
  afterAll(async () => {
    await test.close();
    await folder[Symbol.asyncDispose]();
  });

  it('keep every sale and every id, whatever is imported, published and gone back to around it', async () => {
    let run = 0;
    await fc.assert(
      fc.asyncProperty(STEPS, async (steps) => {
        run += 1;
        const sequence = new Sequence(test, folder.path, `Sequence ${run}`);
        await sequence.begin();
        for (const step of steps) {
          await sequence.do(step);
          expect(await sequence.seen()).toEqual(sequence.expected());
        }
      }),
      { numRuns: 10 },
    );
  });
});
