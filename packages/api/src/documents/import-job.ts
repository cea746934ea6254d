import { id, isoTime } from '@suite/contracts/schemas';
import { z } from 'zod';

const changedKeys = z.object({
  count: z.int(),
  /** The first of them. */
  keys: z.array(z.string()).readonly(),
});

/** What differs of one kind of thing, by keys. */
export const kindChanges = z.object({
  kind: z.string(),
  added: changedKeys,
  changed: changedKeys,
  removed: changedKeys,
});

const issue = z.object({
  file: z.string(),
  /** Null when it is about the whole file. */
  place: z.object({ line: z.int(), column: z.int() }).nullable(),
  severity: z.enum(['error', 'warning']),
  message: z.string(),
  expected: z.string().nullable(),
});

const importReport = z.object({
  issues: z.array(issue).readonly(),
  /** More than are listed, where there are very many. */
  issueCount: z.int(),
  unitsFormat: z.string().nullable(),
  counts: z.object({ communities: z.int(), buildings: z.int(), units: z.int(), views: z.int() }).nullable(),
  changes: z.array(kindChanges).readonly(),
  facts: z.object({ statuses: z.int(), prices: z.int() }),
  /** The version that was made, or that says the same already. */
  version: z.int().nullable(),
  published: z.boolean(),
});

export const importJob = z.object({
  id,
  /** Null until a new project is made. */
  projectId: id.nullable(),
  state: z.enum(['running', 'done', 'failed']),
  step: z.enum(['waiting', 'unpacking', 'checking', 'storing', 'comparing', 'writing']),
  /** Of the whole, from 0 to 1. */
  share: z.number(),
  secondsLeft: z.int().nullable(),
  createdAt: isoTime,
  endedAt: isoTime.nullable(),
  /** Why it failed. */
  error: z.string().nullable(),
  report: importReport.nullable(),
});
