import type { ContentIssue } from '@suite/content';
import type { KindChanges } from './content-changes.ts';
import type { ImportPlan } from './versions.ts';

export type JobState = 'running' | 'done' | 'failed';

/** What an import is doing, in this order; most of the time goes into the pictures. */
export const IMPORT_STEPS = ['waiting', 'unpacking', 'checking', 'storing', 'comparing', 'writing'] as const;
export type ImportStep = (typeof IMPORT_STEPS)[number];

export interface JobProgress {
  readonly step: ImportStep;
  /** Of the whole, from 0 to 1. */
  readonly share: number;
  /** Null while that cannot be said yet. */
  readonly secondsLeft: number | null;
}

/** Keys of a kind, of which the first are named. */
interface ChangedKeys {
  readonly count: number;
  readonly keys: readonly string[];
}

/** What an import came to, or why it was refused, as it is kept. */
export interface ImportReport {
  readonly issues: readonly ContentIssue[];
  /** More than those that are listed, where there were very many. */
  readonly issueCount: number;
  readonly unitsFormat: string | null;
  readonly counts: Readonly<Record<'communities' | 'buildings' | 'units' | 'views', number>> | null;
  readonly changes: readonly {
    readonly kind: string;
    readonly added: ChangedKeys;
    readonly changed: ChangedKeys;
    readonly removed: ChangedKeys;
  }[];
  readonly facts: { readonly statuses: number; readonly prices: number };
  /** The version that was made, or that says the same already; null where nothing was to be written. */
  readonly version: number | null;
  readonly published: boolean;
}

const MOST_ISSUES = 500;
const MOST_KEYS = 20;

const REFUSED = {
  unitsFormat: null,
  counts: null,
  changes: [],
  facts: { statuses: 0, prices: 0 },
  version: null,
  published: false,
} as const;

export function refusedReport(issues: readonly ContentIssue[]): ImportReport {
  return { ...REFUSED, ...listed(issues) };
}

export function importReport(
  { issues, unitsFormat, counts }: Pick<ImportReport, 'issues' | 'unitsFormat' | 'counts'>,
  plan: ImportPlan,
  { version, published }: Pick<ImportReport, 'version' | 'published'>,
): ImportReport {
  return {
    ...listed(issues),
    unitsFormat,
    counts,
    changes: listedChanges(plan.changes),
    facts: {
      statuses: plan.facts.filter(({ status }) => status).length,
      prices: plan.facts.filter(({ price }) => price).length,
    },
    version,
    published,
  };
}

export function listedChanges(changes: readonly KindChanges[]): ImportReport['changes'] {
  const first = (keys: readonly string[]) => ({ count: keys.length, keys: keys.slice(0, MOST_KEYS) });
  return changes.map(({ kind, added, changed, removed }) => ({
    kind,
    added: first(added),
    changed: first(changed),
    removed: first(removed),
  }));
}

function listed(issues: readonly ContentIssue[]): Pick<ImportReport, 'issues' | 'issueCount'> {
  return { issues: issues.slice(0, MOST_ISSUES), issueCount: issues.length };
}
