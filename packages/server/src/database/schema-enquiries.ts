import type { AMENDABLE_FIELDS, EnquiryState } from '@suite/api';
import type { Locale, UnitStatus } from '@suite/contracts';
import type { ColumnType, GeneratedAlways } from 'kysely';
import type { DefaultTime, Json, NullableTime, Time } from './columns.ts';

type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** Price requests. Without foreign keys to the catalogue: they outlive an import that replaces units. */
interface EnquiriesTable {
  id: GeneratedAlways<number>;
  idempotency_key: string;
  project_id: number;
  apartment_id: number;
  /** Building and number of the unit when it was asked for. */
  unit: string;
  email_template: string;
  email: string;
  email_key: string;
  first_name: string;
  last_name: string;
  phone_number: string;
  note: string;
  contact_time: string;
  locale: Locale;
  subscribe_to_newsletter: boolean;
  consented_at: Time;
  created_at: DefaultTime;
  fulfilled_at: NullableTime;
  /** When somebody began to see to it. */
  taken_up_at: NullableTime;
  /** Who sees to it; null when nobody does. */
  assignee_id: Optional<number>;
  /** Mail to the sales office. */
  mail_id: Optional<number>;
  /** Of the key that the browser gave it, and its unit: what is sent with both again may correct it. */
  thread_key: Optional<string>;
}

/** What an enquiry said before its sender corrected it. */
interface EnquiryAmendmentsTable {
  id: GeneratedAlways<number>;
  enquiry_id: number;
  idempotency_key: string;
  /** Former values of the fields that were corrected. */
  former: Json<Readonly<Partial<Record<(typeof AMENDABLE_FIELDS)[number], string>>>>;
  amended_at: Time;
}

/** What staff did with a price request; the person is forgotten with the account. */
interface EnquiryChangesTable {
  id: GeneratedAlways<number>;
  enquiry_id: number;
  user_id: Optional<number>;
  state: Optional<EnquiryState>;
  note: Optional<string>;
  /** Whether it was given to somebody, the assignee, or is nobody's again. */
  assignment: Optional<'given' | 'released'>;
  assignee_id: Optional<number>;
  changed_at: DefaultTime;
}

/** Changes of statuses, written by the database. */
interface UnitChangesTable {
  apartment_id: ColumnType<number, never, never>;
  former_status: ColumnType<UnitStatus, never, never>;
  status: ColumnType<UnitStatus, never, never>;
  /** Whole euros; both null where the price was not recorded yet. */
  former_price_eur: ColumnType<number | null, never, never>;
  price_eur: ColumnType<number | null, never, never>;
  /** Null for an import, for the command line, and for people who are gone. */
  user_id: ColumnType<number | null, never, never>;
  changed_at: ColumnType<Date, never, never>;
  id: ColumnType<string, never, never>;
}

/** Price requests that were deleted, for a day: none comes back from a journal. */
interface ForgottenEnquiriesTable {
  idempotency_key: string;
  forgotten_at: DefaultTime;
}

export interface EnquirySchema {
  enquiries: EnquiriesTable;
  enquiry_changes: EnquiryChangesTable;
  enquiry_amendments: EnquiryAmendmentsTable;
  unit_changes: UnitChangesTable;
  forgotten_enquiries: ForgottenEnquiriesTable;
}
