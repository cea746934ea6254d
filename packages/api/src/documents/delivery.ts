import { CHANGE_ACTIONS, VERSION_STATES } from '@suite/contracts';
import { appName, isoTime, remoteName } from '@suite/contracts/schemas';
import { z } from 'zod';

export const COHORTS = ['stable', 'canary'] as const;

export const BAD_REASONS = ['load', 'integrity', 'init', 'chunk', 'render', 'error', 'slow'] as const;

/** Nothing of a person: the session is made up for one page view and is in no cookie. */
const outcome = z.strictObject({
  session: z.string().regex(/^[\w-]{16,64}$/, 'must be 16 to 64 letters or digits'),
  remote: remoteName,
  version: z.string().regex(/^[\w.-]{1,64}$/, 'must be a version'),
  cohort: z.enum(COHORTS),
  outcome: z.enum(['good', 'bad']),
  reason: z.enum(BAD_REASONS).optional(),
  loadMs: z.number().min(0).max(600_000).optional(),
});

export const outcomeReport = z.strictObject({ outcomes: z.array(outcome).min(1).max(20) });

const count = z.int().min(0);

const counts = z.object({ loads: count, bad: count });

const deliveredVersion = counts.extend({
  version: z.string(),
  state: z.enum(VERSION_STATES),
  /** Percent of the visitors. */
  traffic: z.number(),
  cohorts: z.array(z.string()),
  since: isoTime.nullable(),
  /** Null without loads; the interval is Wilson's of 95 %. */
  badRate: z.number().nullable(),
  interval: z.tuple([z.number(), z.number()]).nullable(),
  medianLoadMs: z.number().nullable(),
});

export const VERDICTS = ['no-canary', 'no-data', 'waiting', 'ready', 'pause', 'abort'] as const;

const lastChange = z.object({
  action: z.enum(CHANGE_ACTIONS),
  at: isoTime,
  author: z.string(),
  reason: z.string(),
});

export const deliveryStatus = z.object({
  revision: z.int().nullable(),
  author: z.string().nullable(),
  reason: z.string().nullable(),
  changedAt: isoTime.nullable(),
  asOf: isoTime,
  apps: z.array(
    z.object({
      app: appName,
      locked: z.boolean(),
      /** Who changed it last, when and why; null where the history knows of nothing. */
      lastChange: lastChange.nullable(),
      versions: z.array(deliveredVersion),
      verdict: z.enum(VERDICTS),
      /** Evidence against the canary; it is taken back at 100. */
      evidence: z.number(),
      /** One point an hour for the last day, oldest first; an hour without loads is left out. */
      history: z.array(z.object({ at: isoTime, stable: counts, canary: counts })),
    }),
  ),
});
