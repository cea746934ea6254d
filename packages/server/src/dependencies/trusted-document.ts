import { type StoredObject, TrustError, type TrustedChanges } from '@suite/release';

/** What a server says of the store that it takes releases from. */
export interface TrustReport {
  /** `refused`: what lies in the store is not good, and the last good state is served; `none`: nobody was told whom to trust. */
  readonly state: 'good' | 'refused' | 'none';
  /** Why it is refused. */
  readonly reason: string | null;
  /** Since when, ISO 8601. */
  readonly since: string | null;
}

export interface TrustedDocument {
  readonly report: TrustReport;
  /** What counts: the document in the store when those who may have signed it, the last good one otherwise. */
  take(stored: StoredObject | null): Promise<StoredObject>;
  /** What this process or one before it took over last. @throws {TrustError} where there is none. */
  lastGood(): Promise<StoredObject>;
}

export interface DocumentSource {
  readonly trusted: TrustedChanges;
  /** Carries out a look at the store. */
  readonly run: <Result>(look: () => Promise<Result>) => Promise<Result>;
  /** Copies of what was good before this process began. */
  readonly copies: { read(name: string): Promise<StoredObject | null> };
  /** Hears of each state that is taken over. */
  readonly onTaken: (state: Awaited<ReturnType<TrustedChanges['read']>>) => void;
}

/** Of what is refused nobody needs to hear at each request; it may be a write that is under way. */
const LOOK_AGAIN_AFTER_MS = 2_000;

/** Takes over from a store what was signed, and nothing else. */
export function createTrustedDocument({ trusted, run, copies, onTaken }: DocumentSource): TrustedDocument {
  let good: StoredObject | null = null;
  let refused: { bytes: Buffer | null; error: TrustError; atMs: number; since: string } | null = null;
  let looking: Promise<void> | null = null;

  async function look(stored: StoredObject | null): Promise<void> {
    const found = await run(() => verified(trusted));
    if (!(found instanceof TrustError)) {
      good = { bytes: found.document, tag: found.tag };
      refused = null;
      onTaken(found);
      return;
    }
    const since = refused?.since ?? new Date().toISOString();
    refused = { bytes: stored?.bytes ?? null, error: found, atMs: performance.now(), since };
  }

  async function lastGood(): Promise<StoredObject> {
    if (good) return good;
    const { document, tag } = await trusted.readCopies(copies).catch(() => {
      throw refused?.error ?? new TrustError('Nothing of the release store is good');
    });
    good = { bytes: document, tag };
    return good;
  }

  function isKnown(stored: StoredObject | null): boolean {
    if (stored && good?.bytes.equals(stored.bytes)) {
      refused = null;
      return true;
    }
    const isSame = refused !== null && isEqual(refused.bytes, stored?.bytes ?? null);
    return isSame && refused !== null && performance.now() - refused.atMs < LOOK_AGAIN_AFTER_MS;
  }

  return {
    lastGood,
    get report(): TrustReport {
      if (!refused) return { state: 'good', reason: null, since: null };
      return { state: 'refused', reason: refused.error.message, since: refused.since };
    },
    take: async (stored) => {
      if (!isKnown(stored)) {
        looking ??= look(stored).finally(() => {
          looking = null;
        });
        await looking;
      }
      return lastGood();
    },
  };
}

/** A state whose timestamp is over is renewed, which is what servers are there for, or not taken over. */
async function verified(trusted: TrustedChanges) {
  try {
    const state = await trusted.read();
    if (state.staleness !== null) await trusted.renew(state);
    return state;
  } catch (error) {
    if (error instanceof TrustError) return error;
    throw error;
  }
}

function isEqual(one: Buffer | null, other: Buffer | null): boolean {
  return one === null || other === null ? one === other : one.equals(other);
}
