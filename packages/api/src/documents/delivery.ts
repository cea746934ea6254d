import { CHANGE_ACTIONS, VERSION_STATES } from '@suite/contracts';
import { appName, isoTime } from '@suite/contracts/schemas';
import { z } from 'zod';
import { safeLine } from '../fields.ts';

export const BAD_REASONS = [
  'load',
  'integrity',
  'init',
  'chunk',
  'render',
  'error',
  'slow',
  'suspended',
  'empty',
  'hidden',
  'covered',
  'loop',
] as const;

/** What a page view notes that stands, but not well. */
export const SYMPTOMS = ['calls', 'errors', 'long-tasks', 'memory', 'vitals'] as const;

/** `alive`: it still shows something after ten seconds; `left`: the page was left before that. */
export const SIGNALS = ['mounted', 'alive', 'left', 'bad'] as const;

const version = z.string().regex(/^[\w.-]{1,64}$/, 'must be a version');

const signal = z.strictObject({
  remote: appName,
  version,
  kind: z.enum(SIGNALS),
  /** How long before the report it was loaded. */
  agoMs: z.number().min(0).max(86_400_000),
  reason: z.enum(BAD_REASONS).optional(),
  loadMs: z.number().min(0).max(600_000).optional(),
  symptoms: z.array(z.enum(SYMPTOMS)).max(SYMPTOMS.length).optional(),
});

/** Nothing of a person: the view is what the server put into the page, made up for one page view. */
export const outcomeReport = z.strictObject({
  view: z.string().min(1).max(1_000),
  signals: z.array(signal).min(1).max(40),
});

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

/** What staff may do on a screen; what else there is takes the command. */
export const RELEASE_CHANGES = ['pause', 'promote', 'abort', 'rollback'] as const;

export const releaseChange = z.strictObject({
  action: z.enum(RELEASE_CHANGES),
  /** What whoever asks has seen: the canary, of a rollback the stable version. Another one there refuses the change. */
  version,
  reason: safeLine(200).prefault(''),
  /** Promotes a canary also while it is not known to be no worse. */
  force: z.boolean().default(false),
});

const lastChange = z.object({
  action: z.enum(CHANGE_ACTIONS),
  at: isoTime,
  author: z.string(),
  reason: z.string(),
  /** Key that signed for the app; null where nothing is signed. Its name is null where it may sign no more. */
  key: z.object({ name: z.string().nullable(), fingerprint: z.string() }).nullable(),
});

export const deliveryStatus = z.object({
  revision: z.int().nullable(),
  author: z.string().nullable(),
  reason: z.string().nullable(),
  changedAt: isoTime.nullable(),
  asOf: isoTime,
  /** Every shell and remote that one visitor could get together, and what the remote misses there. */
  pairs: z.array(
    z.object({ shell: z.string(), remote: appName, version: z.string(), missing: z.array(z.string()) }),
  ),
  apps: z.array(
    z.object({
      app: appName,
      locked: z.boolean(),
      /** Who changed it last, when and why; null where the history knows of nothing. */
      lastChange: lastChange.nullable(),
      /** The version that a rollback goes back to; null where there is none. */
      former: z.string().nullable(),
      versions: z.array(deliveredVersion),
      verdict: z.enum(VERDICTS),
      /** Evidence against the canary; it is taken back at 100. */
      evidence: z.number(),
      /** Why, in a sentence; null without a canary. */
      judgement: z.string().nullable(),
      /** One point an hour for the last day, oldest first; an hour without loads is left out. */
      history: z.array(z.object({ at: isoTime, stable: counts, canary: counts })),
    }),
  ),
});
