import type { z } from 'zod';
import type { Locale } from './locales.ts';
import type * as people from './schemas/people.ts';
import type * as stores from './schemas/stores.ts';

export type Role = z.infer<typeof people.role>;
export type Profile = z.infer<typeof people.profile>;
export type Notice = Readonly<z.infer<typeof stores.notice>>;
export type Consent = Readonly<z.infer<typeof stores.consent>>;

/** `restoring`: an earlier page was signed in, and it is not known yet whether that still holds. */
export type SessionState = { readonly kind: 'anonymous' | 'restoring' | 'signed-in' };

/** What the visitor is looking at. Each part is written by the remote that shows it. */
export interface Selection {
  readonly projectId: number | null;
  readonly masterplan: { readonly id: number; readonly name: string; readonly parentId: number } | null;
  readonly building: { readonly id: number; readonly name: string; readonly title: string | null } | null;
  readonly unit: { readonly id: number; readonly name: string; readonly typeName: string } | null;
  /** What the address names is not there, or not for everybody. */
  readonly isNotFound?: true;
  /** Of a page about none of these: a point of interest, an article. */
  readonly pageTitle?: string;
}

/** Smallest and largest value, both included. */
export type Range = readonly [min: number, max: number];

/** Choices of the visitor by filter, as the filter engine of who writes it knows them. */
export type SharedFilter = Readonly<Record<string, unknown>>;

/** Count in the app bar: how many of the filterable units match, or are available. */
export interface FilterResult {
  readonly kind: 'available' | 'match';
  readonly matched: number;
  readonly total: number;
  /** Time of the availability, ISO 8601. */
  readonly asOf: string | null;
}

export interface NoticeAction {
  readonly label: string;
  readonly to: string;
}

/** A loan without its price: percent of it and percent a year. */
export interface LoanTerms {
  readonly downPaymentPercent: number;
  readonly years: number;
  readonly interestRate: number;
}

export type Connectivity = 'online' | 'offline';

/** The stores of the bus by name; who may write each stands in the bus. */
export interface StoreValues {
  session: SessionState;
  profile: Profile | null;
  locale: Locale;
  projectId: number | null;
  selection: Selection;
  filter: SharedFilter;
  filterResult: FilterResult | null;
  favourites: readonly number[];
  compare: readonly number[];
  /** A home that was to be compared while four were: the visitor is asked which one goes. */
  compareCandidate: number | null;
  /** What the credit calculator opens with; null for its own first values. */
  loanTerms: LoanTerms | null;
  /** The one open panel, of whichever remote is released. */
  panel: string | null;
  notices: readonly Notice[];
  consent: Consent | null;
  connectivity: Connectivity;
}
