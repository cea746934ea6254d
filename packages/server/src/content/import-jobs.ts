import path from 'node:path';
import { ContentError, counted, FolderError } from '@suite/content';
import type { Database } from '../database/connection.ts';
import { notFound, RequestError } from '../errors.ts';
import { endJob, hasProject, insertJob, saveProgress } from '../modules/imports/repository.ts';
import { announceIn } from '../modules/media/file-repository.ts';
import type { MediaLocation } from '../modules/media/open-media-store.ts';
import type { Log } from '../observation/log.ts';
import { createFolderReader } from './folder-reader.ts';
import { type ImportOptions, type ImportOutcome, importFolder } from './import-folder.ts';
import { ProgressMeter, WAITING } from './import-progress.ts';
import { importReport, type JobProgress, refusedReport } from './import-report.ts';
import { type ImportPlan, planImport } from './versions.ts';

export interface ImportRequest extends ImportOptions {
  /** A folder, or a ZIP archive of one. */
  readonly source: string;
}

interface Hooks {
  /** Ends the import; nothing is written then. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: JobProgress) => void;
  /** Refuses, once it is known what would change. */
  readonly checkPlan?: (plan: ImportPlan) => Promise<void>;
}

export interface StartedImport {
  readonly id: number;
  /** Fails as the import does; its job says so then already. */
  readonly outcome: Promise<ImportOutcome>;
}

/** Imports of this process: each is a job in the database, so that every server can report it. */
export interface ImportJobs {
  /** For archives that arrive. */
  readonly folder: string;
  /** Aborted when this process closes. */
  readonly closing: AbortSignal;
  start(db: Database, request: ImportRequest, hooks?: Hooks): Promise<StartedImport>;
  /** Breaks off what runs, of which nothing is written. */
  close(): Promise<void>;
}

const SAVED_EVERY_MS = 500;
/** Says that the server lives, where there is nothing else to tell. */
const SEEN_EVERY_MS = 5000;

export function createImportJobs(media: MediaLocation, log: Pick<Log, 'error'>): ImportJobs {
  const reader = createFolderReader(media);
  const closing = new AbortController();
  const running = new Set<Promise<unknown>>();

  async function run(db: Database, id: number, request: ImportRequest, hooks: Hooks): Promise<ImportOutcome> {
    const signal = AbortSignal.any([closing.signal, hooks.signal ?? closing.signal]);
    const meter = new ProgressMeter();
    const note = (...progress: Parameters<ProgressMeter['note']>) => {
      meter.note(...progress);
      hooks.onProgress?.(meter.current);
    };
    const stopSaving = keepSaving(db, id, meter);
    try {
      const checked = await reader.read(request.source, {
        signal,
        announce: announceIn(db),
        onProgress: ({ step, done, total }) => note(step, done, total),
      });
      note('comparing');
      const plan = await planImport(db, checked.folder, request.projectId);
      await hooks.checkPlan?.(plan);
      note('writing');
      const outcome = await importFolder(db, checked, plan, request, async (trx, made) => {
        // Together with what was written: a job is done if and only if that is there.
        const report = importReport(checked, plan, made);
        await endJob(trx, id, { state: 'done', projectId: made.projectId, report });
        signal.throwIfAborted();
      });
      return outcome;
    } catch (error) {
      const reason = signal.aborted ? signal.reason : error;
      await stopSaving();
      await endJob(db, id, {
        state: 'failed',
        error: sentenceOf(reason),
        report: reason instanceof ContentError ? refusedReport(reason.issues) : null,
      });
      throw reason;
    } finally {
      await stopSaving();
    }
  }

  function sentenceOf(error: unknown): string {
    if (error instanceof ContentError) {
      const count = error.issues.filter(({ severity }) => severity === 'error').length;
      return `The folder has ${counted(count, 'error')}; nothing was written.`;
    }
    if (error instanceof RequestError || error instanceof FolderError) return error.message;
    log.error({ err: error }, 'an import failed');
    return 'Something went wrong on our side; nothing was written.';
  }

  return {
    folder: path.join(media.mediaDir, 'imports'),
    closing: closing.signal,
    async start(db, request, hooks = {}) {
      const { projectId } = request;
      if (projectId !== null && !(await hasProject(db, projectId)))
        throw notFound(`There is no project ${projectId}.`);
      const id = await insertJob(db, request, WAITING);
      const outcome = run(db, id, request, hooks);
      const ended: Promise<unknown> = outcome.catch(() => undefined).then(() => running.delete(ended));
      running.add(ended);
      return { id, outcome };
    },
    async close() {
      closing.abort(new RequestError(503, 'stopped', 'The server was stopped; nothing was written.'));
      await Promise.all(running);
      await reader.close();
    },
  };
}

/** Gives what ends it, after the last saving. */
function keepSaving(db: Database, id: number, meter: ProgressMeter): () => Promise<void> {
  let last = { progress: meter.current, atMs: performance.now() };
  let saving: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    const progress = meter.current;
    const atMs = performance.now();
    if (progress === last.progress && atMs - last.atMs < SEEN_EVERY_MS) return;
    last = { progress, atMs };
    // What cannot be saved now is saved the next time.
    saving = saving.then(() => saveProgress(db, id, progress)).catch(() => undefined);
  }, SAVED_EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    await saving;
  };
}
