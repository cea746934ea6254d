import type { Database } from '../../database/connection.ts';
import { UnavailableError } from '../../dependencies/unavailable.ts';
import { RequestError } from '../../errors.ts';
import type { Log } from '../../observation/log.ts';
import { guestContext } from '../query-context.ts';
import {
  type AcceptedRequest,
  isAccepted,
  type JournalledRequest,
  type ReceivedRequest,
} from './accepted-request.ts';
import { describeRequest } from './describe-request.ts';
import type { EnquiryJournal } from './enquiry-journal.ts';
import { storeEnquiry } from './store-enquiry.ts';

/** Takes price requests so that none is lost. */
export interface EnquiryIntake {
  /**
   * Resolves when the request is in the journal or in the database, in both if it can be.
   * @throws when it is in neither
   */
  accept(db: Database, accepted: AcceptedRequest, log: Pick<Log, 'error'>): Promise<void>;
  /**
   * Takes one into the journal while the database is away.
   * @throws {UnavailableError} where there is no journal; else what the disk says
   */
  receive(received: ReceivedRequest): Promise<void>;
  /** How many requests are in the journal only. */
  waiting(): Promise<number>;
  /** Stores what is in the journal only, and removes from it what the database has had long enough. */
  reconcile(db: Database, now: Date, log: Pick<Log, 'error'>): Promise<void>;
  /** Removes a person's requests from the journal, where they would outlive their deletion from the database. */
  forget(email: string): Promise<void>;
}

/** The embedded database does not wait for the disk, which gets its files within a minute. */
const SETTLED_MS = 10 * 60 * 1000;

const NOT_STORED = 'price request not stored; it stays in the journal';

/** Without a journal, requests are in the database only. */
export function createEnquiryIntake(journal: EnquiryJournal | null): EnquiryIntake {
  /** Entries that need not be stored: an enquiry deleted on purpose would come back. */
  const stored = new Set<string>();

  async function append(accepted: AcceptedRequest, log: Pick<Log, 'error'>): Promise<string | null> {
    if (!journal) return null;
    return journal.append(accepted).catch((error: unknown) => {
      log.error({ err: error }, 'price request not journalled');
      return null;
    });
  }

  async function reconcileEntry(db: Database, entry: JournalEntryAt): Promise<void> {
    const { name, isSettled } = entry;
    if (!stored.has(name)) {
      const journalled = await entry.journal.read(name);
      // Being written, or never written to its end: nobody was told then that it was accepted.
      if (!journalled && !isSettled) return;
      if (journalled) await storeJournalled(db, journalled, isSettled);
      stored.add(name);
    }
    if (!isSettled) return;
    await entry.journal.remove(name);
    stored.delete(name);
  }

  return {
    accept: async (db, accepted, log) => {
      const name = await append(accepted, log);
      if (name === null) return storeEnquiry(db, accepted);
      try {
        await storeEnquiry(db, accepted);
        stored.add(name);
      } catch (error) {
        log.error({ err: error }, NOT_STORED);
      }
    },
    receive: async (received) => {
      if (!journal) throw new UnavailableError('database');
      await journal.append(received);
    },
    waiting: async () => {
      const entries = journal ? await journal.entries() : [];
      return entries.filter(({ name }) => !stored.has(name)).length;
    },
    reconcile: async (db, now, log) => {
      if (!journal) return;
      for (const { name, writtenAt } of await journal.entries()) {
        const isSettled = now.getTime() - writtenAt.getTime() > SETTLED_MS;
        await reconcileEntry(db, { journal, name, isSettled }).catch((error: unknown) =>
          log.error({ err: error }, NOT_STORED),
        );
      }
    },
    forget: async (email) => {
      if (!journal) return;
      for (const name of await journal.namesOf(email)) await journal.remove(name);
    },
  };
}

async function storeJournalled(
  db: Database,
  journalled: JournalledRequest,
  isSettled: boolean,
): Promise<void> {
  if (isAccepted(journalled)) return storeEnquiry(db, journalled);
  try {
    await storeEnquiry(db, await describeRequest(guestContext(db, 'en'), journalled));
  } catch (error) {
    // It would have been refused. A unit that was withdrawn meanwhile is another matter: its request stays.
    const isUnknown = error instanceof RequestError && error.statusCode === 404;
    if (!isUnknown || !isSettled) throw error;
  }
}

interface JournalEntryAt {
  readonly journal: EnquiryJournal;
  readonly name: string;
  readonly isSettled: boolean;
}
