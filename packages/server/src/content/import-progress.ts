import { IMPORT_STEPS, type ImportStep, type JobProgress } from './import-report.ts';

/** Of the time that an import with pictures takes. */
const WEIGHTS: Readonly<Record<ImportStep, number>> = {
  waiting: 0,
  unpacking: 0.05,
  checking: 0.45,
  storing: 0.35,
  comparing: 0.05,
  writing: 0.1,
};
/** Before that, the time left is a guess. */
const FIRST_ESTIMATE = 0.08;

export const WAITING: JobProgress = { step: 'waiting', share: 0, secondsLeft: null };

/** Makes shares of the whole and times left from the parts of steps that are done. */
export class ProgressMeter {
  #current: JobProgress = WAITING;
  #startedMs: number | null = null;

  get current(): JobProgress {
    return this.#current;
  }

  note(step: ImportStep, done = 0, total = 1): void {
    this.#startedMs ??= performance.now();
    const before = IMPORT_STEPS.slice(0, IMPORT_STEPS.indexOf(step)).map((one) => WEIGHTS[one]);
    const share = before.reduce((sum, weight) => sum + weight, (WEIGHTS[step] * done) / Math.max(total, 1));
    const passedS = (performance.now() - this.#startedMs) / 1000;
    const secondsLeft = share < FIRST_ESTIMATE ? null : Math.ceil((passedS * (1 - share)) / share);
    this.#current = { step, share: Math.round(share * 1000) / 1000, secondsLeft };
  }
}
