import type { Page } from '@playwright/test';
import type { Variant } from './variant.ts';

interface Signal {
  readonly version: string;
  readonly kind: string;
  readonly reason?: string;
  readonly symptoms?: readonly string[];
}

/** What a busy machine brings about is of interest only where it is what the defect is about. */
const OF_THE_MACHINE = ['long-tasks', 'vitals'];

/**
 * Hears what pages tell of a version, instead of the collector. Not by a route, with which every page fetches all files
 * anew. What is given says what it was: the reason that it was bad, its symptoms, `good`, or `silent`.
 */
export async function watchTold(page: Page, variant: Variant): Promise<(expected: string) => string> {
  const told: Signal[] = [];
  await page.exposeBinding('noteTold', (_, text: string) => {
    const { signals } = JSON.parse(text) as { signals: readonly Signal[] };
    told.push(...signals.filter(({ version }) => version === variant.version));
  });
  await page.addInitScript(() => {
    const texts = new WeakMap<Blob, string>();
    const scope = window as unknown as { Blob: typeof Blob; noteTold(text: string): void };
    scope.Blob = class extends Blob {
      constructor(parts: BlobPart[] = [], options?: BlobPropertyBag) {
        super(parts, options);
        if (options?.type === 'application/json') texts.set(this, String(parts[0]));
      }
    };
    navigator.sendBeacon = (_, body) => {
      scope.noteTold(texts.get(body as Blob) ?? '');
      return true;
    };
  });
  return (expected) => {
    const bad = told.find(({ kind }) => kind === 'bad')?.reason;
    const symptoms = [...new Set(told.flatMap((one) => one.symptoms ?? []))]
      .filter((one) => one === expected || !OF_THE_MACHINE.includes(one))
      .toSorted();
    const isAlive = told.some(({ kind }) => kind === 'alive');
    return bad ?? (symptoms.join() || (isAlive ? 'good' : 'silent'));
  };
}
