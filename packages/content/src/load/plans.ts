import type { PixelSize } from '@suite/shapes';
import { unitKey } from '@suite/shapes';
import type { UnitRow } from '../table/unit-row.ts';
import type { ContentReader } from './content-reader.ts';
import type { Project } from './load-content.ts';
import { PdfPages } from './pdf-pages.ts';

/** Paths of a plan, in both languages. */
export interface PlanFiles {
  readonly en: string;
  readonly sr: string;
}

const PLAN = /^plans\/(.+?)(?:\.(en|sr))?\.(?:svg|pdf|png|jpe?g|webp|avif|tiff?)$/i;

type Languages = Partial<Record<'en' | 'sr' | 'both', string>>;

/** A language that has no file of its own has the other's. */
function inBoth({ en, sr, both }: Languages): PlanFiles {
  const any = both ?? en ?? sr ?? '';
  return { en: en ?? any, sr: sr ?? any };
}

/**
 * Plans of single homes, by `building-number`: files in `plans` that are called so, or by the number alone where there is
 * one building; `.sr` before the ending is for Serbian. Those that nobody is called like, and no type names, are warned of.
 */
export function plansOfUnits(
  reader: ContentReader,
  project: Project,
  units: readonly UnitRow[],
): Map<string, PlanFiles> {
  const ofTypes = new Set(
    project.types.flatMap(({ plan }) => (plan ? [fileOf(plan.en), fileOf(plan.sr)] : [])),
  );
  const files = filesByName(reader, ofTypes);
  const plans = new Map<string, PlanFiles>();
  for (const { building, number } of units) {
    const key = unitKey(building, number);
    const own = [key, `${building}/${number}`, ...(project.buildings.length === 1 ? [number] : [])];
    for (const name of own.map(fileName)) {
      const found = files.get(name);
      if (files.delete(name) && found) plans.set(key, inBoth(found));
    }
  }
  const unused = [...files.values()].flatMap((found) => Object.values(found));
  for (const file of unused) {
    reader.issues.warning(file, null, 'Nothing shows this plan.', 'Call it as its home: plans/B2-304.pdf.');
  }
  return plans;
}

function filesByName(reader: ContentReader, ofTypes: ReadonlySet<string>): Map<string, Languages> {
  const files = new Map<string, Languages>();
  for (const file of reader.names().filter((one) => !ofTypes.has(one))) {
    const [, name, language = 'both'] = PLAN.exec(file) ?? [];
    if (name === undefined) continue;
    const found = files.get(fileName(name)) ?? {};
    const key = language.toLowerCase() as keyof Languages;
    if (found[key]) reader.issues.error(file, null, `${found[key]} is there too.`, 'Keep one of them.');
    files.set(fileName(name), { ...found, [key]: file });
  }
  return files;
}

/** Numbers may have what names of files have not. */
function fileName(name: string): string {
  return name.toLowerCase().replaceAll('/', '_');
}

/** PNG of the pages of PDF plans, by how they are named; their sizes go among the others. */
export async function drawPages(
  reader: ContentReader,
  plans: Iterable<string>,
  sizes: Map<string, PixelSize>,
): Promise<Map<string, Buffer>> {
  await using pdf = new PdfPages();
  const pages = new Map<string, Buffer>();
  for (const plan of new Set(plans)) {
    const [, file, page] = /^(.*\.pdf)(?:#page=(\d+))?$/i.exec(plan) ?? [];
    const bytes = file === undefined ? null : reader.bytes(file);
    if (file === undefined || !bytes) continue;
    const drawn = await pdf.draw(file, { bytes, page: page === undefined ? null : Number(page) });
    if (drawn.kind === 'refused') {
      reader.issues.error(file, null, drawn.message, drawn.expected);
      continue;
    }
    pages.set(plan, drawn.png);
    sizes.set(plan, drawn.size);
  }
  return pages;
}

export function isPdf(plan: string): boolean {
  return /\.pdf$/i.test(fileOf(plan));
}

/** Without the page. */
function fileOf(plan: string): string {
  return plan.replace(/#page=\d+$/, '');
}
