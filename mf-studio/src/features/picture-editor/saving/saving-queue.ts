import {
  areSameShapes,
  compareShapes,
  type EditedShape,
  type ForeignChange,
  type ShapeConflict,
  type StoredShape,
  takeOver,
} from '@suite/shapes';

/** Shapes of a view as the server has them, and the tag that a change of them names. */
export interface ServerShapes {
  readonly shapes: readonly StoredShape[];
  readonly tag: string | undefined;
}

export type SavingState =
  | { readonly kind: 'saved'; readonly at: Date | null }
  /** Kept in the browser, and soon sent. */
  | { readonly kind: 'waiting' | 'saving' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'conflict'; readonly conflicts: readonly ShapeConflict[] };

interface SavingOptions {
  /** @throws {ApiError} 412 when somebody has changed them since. */
  readonly send: (shapes: readonly StoredShape[], tag: string | undefined) => Promise<ServerShapes>;
  readonly read: () => Promise<ServerShapes>;
  readonly isChangedMeanwhile: (error: unknown) => boolean;
  /** Whether trying again can help. */
  readonly isRetryable: (error: unknown) => boolean;
  /** What of the work can be sent now. */
  readonly sendable: (
    shapes: readonly EditedShape[],
    stored: readonly StoredShape[],
  ) => readonly StoredShape[];
  /** Puts the work into the browser's storage; null: it is at the server. */
  readonly keep: (work: { base: readonly StoredShape[]; shapes: readonly EditedShape[] } | null) => void;
  readonly onState: (state: SavingState) => void;
  /** What somebody else did, to be taken over. */
  readonly onForeign: (changes: readonly ForeignChange[]) => void;
}

/** The browser has a change after so long at the most, the server after a pause of the work. */
const KEEP_MS = 300;
const PAUSE_MS = 1_000;
const RETRY_MS = 5_000;

/** Saves a view as it is worked on: one thing at a time, never over what somebody else did meanwhile. */
export class SavingQueue {
  readonly #options: SavingOptions;
  #server: ServerShapes;
  #shapes: readonly EditedShape[];
  #keepTimer: ReturnType<typeof setTimeout> | undefined;
  #sendTimer: ReturnType<typeof setTimeout> | undefined;
  #isSending = false;
  #conflicts: readonly ShapeConflict[] = [];

  constructor(server: ServerShapes, shapes: readonly EditedShape[], options: SavingOptions) {
    this.#server = server;
    this.#shapes = shapes;
    this.#options = options;
  }

  /** The work is this now. */
  change(shapes: readonly EditedShape[]): void {
    if (shapes === this.#shapes) return;
    this.#shapes = shapes;
    this.#keepTimer ??= setTimeout(() => this.#keep(), KEEP_MS);
    if (this.#conflicts.length > 0) return;
    this.#options.onState({ kind: 'waiting' });
    this.#sendIn(PAUSE_MS);
  }

  /** Writes to the browser's storage what is not there yet; nothing where nobody changed anything. */
  flush(): void {
    if (this.#keepTimer !== undefined) this.#keep();
  }

  #keep(): void {
    clearTimeout(this.#keepTimer);
    this.#keepTimer = undefined;
    this.#options.keep({ base: this.#server.shapes, shapes: this.#shapes });
  }

  /** What others did since the work began, of work that is taken up again. */
  meet(base: readonly StoredShape[]): void {
    this.#compare(base, this.#server);
    this.#sendIn(PAUSE_MS);
  }

  retry(): void {
    this.#sendIn(0);
  }

  /** Ends a conflict: with what is here, or with what the other did. */
  settle({ target, theirs }: ShapeConflict, keepsOwn: boolean): void {
    this.#conflicts = this.#conflicts.filter((one) => one.target !== target);
    if (!keepsOwn) this.#takeOver([{ target, shape: theirs }]);
    this.#reportConflicts();
    if (this.#conflicts.length === 0) this.#sendIn(0);
  }

  dispose(): void {
    this.flush();
    clearTimeout(this.#sendTimer);
    if (this.#hasUnsent() && this.#conflicts.length === 0) void this.#send();
  }

  #hasUnsent(): boolean {
    return !areSameShapes(this.#sendable(), this.#server.shapes);
  }

  #sendable(): readonly StoredShape[] {
    return this.#options.sendable(this.#shapes, this.#server.shapes);
  }

  #sendIn(ms: number): void {
    clearTimeout(this.#sendTimer);
    this.#sendTimer = setTimeout(() => void this.#send(), ms);
  }

  async #send(): Promise<void> {
    if (this.#isSending || this.#conflicts.length > 0) return;
    const { onState, send } = this.#options;
    const shapes = this.#shapes;
    const sendable = this.#sendable();
    if (!this.#hasUnsent()) return this.#rest(shapes, null);
    this.#isSending = true;
    onState({ kind: 'saving' });
    try {
      this.#server = await send(sendable, this.#server.tag);
      this.#isSending = false;
      if (shapes === this.#shapes) this.#rest(shapes, new Date());
      else this.#sendIn(PAUSE_MS);
    } catch (error) {
      this.#isSending = false;
      await this.#failed(error);
    }
  }

  /** Everything that can be sent is at the server; what waits for a home stays in the browser. */
  #rest(shapes: readonly EditedShape[], at: Date | null): void {
    const isWhole = this.#sendable().length === shapes.length;
    clearTimeout(this.#keepTimer);
    this.#keepTimer = undefined;
    this.#options.keep(isWhole ? null : { base: this.#server.shapes, shapes });
    this.#options.onState({ kind: 'saved', at });
  }

  async #failed(error: unknown): Promise<void> {
    const { isChangedMeanwhile, read } = this.#options;
    if (!isChangedMeanwhile(error)) return this.#wait(error);
    try {
      const base = this.#server.shapes;
      this.#server = await read();
      this.#compare(base, this.#server);
      this.#sendIn(0);
    } catch (unread) {
      this.#wait(unread);
    }
  }

  #wait(error: unknown): void {
    this.#options.onState({ kind: 'failed', error });
    if (this.#options.isRetryable(error)) this.#sendIn(RETRY_MS);
  }

  #compare(base: readonly StoredShape[], { shapes: theirs }: ServerShapes): void {
    const { foreign, conflicts } = compareShapes(base, this.#options.sendable(this.#shapes, base), theirs);
    if (foreign.length > 0) this.#takeOver(foreign);
    this.#conflicts = conflicts;
    this.#reportConflicts();
  }

  /** Here at once, and on the page when it is drawn next: nothing is sent without it. */
  #takeOver(changes: readonly ForeignChange[]): void {
    this.#shapes = takeOver(this.#shapes, changes);
    this.#options.onForeign(changes);
  }

  #reportConflicts(): void {
    const { onState } = this.#options;
    if (this.#conflicts.length > 0) onState({ kind: 'conflict', conflicts: this.#conflicts });
    else onState({ kind: 'waiting' });
  }
}
