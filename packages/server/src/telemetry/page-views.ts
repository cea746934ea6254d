import { type DiscoveryDocument, type Locale, remotesOf } from '@suite/contracts';
import { type Candidate, resolve, sharedOf } from '@suite/domain';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/connection.ts';
import { networkHash } from '../modules/delivery/network.ts';
import {
  type AssignedVersion,
  newViewId,
  type PageView,
  pageViewToken,
  readPageView,
} from '../modules/delivery/page-view.ts';
import { type OutcomeRow, writeOutcomes } from '../modules/delivery/repository.ts';

/** A page that is about to be served. */
export interface ServedPage {
  readonly document: DiscoveryDocument;
  readonly visitorId: string;
  readonly locale: Locale;
  /** The remote whose page it is; null where it is the shell's own. */
  readonly remote: string | null;
  /** The version of the shell that the page is of. */
  readonly shell: Pick<Candidate, 'entry' | 'version' | 'cohort' | 'because'>;
  /** Who asks for a version by name is no sample of its visitors. */
  readonly isByName: boolean;
}

/** The pages that were served: which versions they are to show, and who may tell of it. */
export interface PageViews {
  /** What the page reports with; null for one that is not in the sample. Counts the version as assigned. */
  serve(request: FastifyRequest, page: ServedPage): string | null;
  read(token: string): PageView | null;
  network(request: FastifyRequest): string;
  /** Writes what was counted since the last time. */
  flush(): Promise<void>;
}

export interface PageViewsOptions {
  readonly key: Uint8Array;
  readonly database: () => Database | null;
  /** Share of the page views that report how the remotes fared, drawn before anything is known of them. */
  readonly outcomeShare: number;
  readonly onError: (error: unknown) => void;
}

/** A page is not kept waiting for a row: rows are written together, a moment later. */
const WRITE_AFTER_MS = 500;
const MOST_WAITING = 20_000;
const SESSION_COOKIES = ['rt', '__Host-rt'];

export function createPageViews({ key, database, outcomeShare, onError }: PageViewsOptions): PageViews {
  let waiting: OutcomeRow[] = [];
  let timer: NodeJS.Timeout | undefined;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const db = database();
    const rows = waiting;
    waiting = [];
    if (db && rows.length > 0) await writeOutcomes(db, rows).catch(onError);
  }

  function count(row: OutcomeRow): void {
    if (waiting.length >= MOST_WAITING) return;
    waiting.push(row);
    timer ??= setTimeout(flush, WRITE_AFTER_MS).unref();
  }

  const network = ({ ip }: FastifyRequest) => networkHash(ip, key);

  return {
    read: (token) => readPageView(token, key, Date.now()),
    network,
    flush,
    serve: (request, page) => {
      if (!database() || page.isByName || isNoVisit(request) || Math.random() >= outcomeShare) return null;
      const view: PageView = {
        id: newViewId(),
        servedAtMs: Date.now(),
        assigned: assignedOf(page),
        language: page.locale === 'rs' ? 'sr' : 'en',
        device: isPhone(request) ? 'phone' : 'desktop',
        member: SESSION_COOKIES.some((name) => request.cookies[name] !== undefined),
      };
      const shown = view.assigned.filter(({ remote }) => remote === 'shell' || remote === page.remote);
      for (const one of shown) count(assignedRow(view, one, network(request)));
      return pageViewToken(view, key);
    },
  };
}

function assignedOf({ document, visitorId, shell }: ServedPage): readonly AssignedVersion[] {
  // What the shell that is served brings, which may be older than this server.
  const shellVersion = shell.entry.extras.suite.contract.provides;
  const shared = sharedOf(document, shell.version);
  const resolution = resolve(document, { visitorId, cohorts: [], overrides: {}, shellVersion, shared });
  const remotes = remotesOf(document).flatMap((remote) => {
    const first = resolution[remote]?.[0];
    return first ? [{ remote, version: first.version, cohort: first.cohort }] : [];
  });
  return [{ remote: 'shell', version: shell.version, cohort: shell.cohort }, ...remotes];
}

function assignedRow(view: PageView, one: AssignedVersion, network: string): OutcomeRow {
  const { id, language, device, member } = view;
  const slice = { language, device, member, network };
  const nothing = { reason: null, load_ms: null, symptoms: [] };
  const state = { bad: false, mounted: false, settled: false, began_at: new Date(view.servedAtMs) };
  return { session: id, ...one, ...slice, ...nothing, ...state };
}

/** A page that the browser fetches before anybody wants it. */
function isNoVisit({ method, headers }: FastifyRequest): boolean {
  const purpose = `${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''}`;
  return method !== 'GET' || purpose.includes('prefetch');
}

function isPhone({ headers }: FastifyRequest): boolean {
  return headers['sec-ch-ua-mobile'] === '?1' || /Mobi/.test(headers['user-agent'] ?? '');
}
