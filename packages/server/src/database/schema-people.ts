import type { Locale, RoleName } from '@suite/contracts';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { DefaultTime, NullableTime, Time } from './columns.ts';

type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;
type Default<T> = ColumnType<T, T | undefined, T>;

interface UsersTable {
  id: Generated<number>;
  email: string;
  /** In small letters: what addresses are compared by. */
  email_key: string;
  username: string;
  username_key: string;
  /** Null for a person who was invited and has not chosen one yet. */
  password_hash: Optional<string>;
  first_name: Default<string>;
  last_name: Default<string>;
  locale: Locale;
  email_confirmed_at: NullableTime;
  disabled_at: NullableTime;
  /** Everybody may know the password of this account. */
  second_factor_exempt: Default<boolean>;
  created_at: DefaultTime;
  updated_at: DefaultTime;
}

interface UserRolesTable {
  user_id: number;
  role: RoleName;
  /** Null: everywhere. */
  project_id: Optional<number>;
}

interface ProjectPasswordsTable {
  user_id: number;
  project_id: number;
  password_hash: string;
  updated_at: DefaultTime;
}

interface SessionsTable {
  /** UUID. */
  id: string;
  /** What it is called outside. */
  number: GeneratedAlways<number>;
  user_id: number;
  /** Signed in with the password of this project, and to it only. */
  project_id: Optional<number>;
  /** Number of the refresh cookie that is valid now. */
  refresh_counter: Default<number>;
  rotated_at: DefaultTime;
  /** When a password was last given. */
  authenticated_at: DefaultTime;
  created_at: DefaultTime;
  expires_at: Time;
  /** However often it is refreshed. */
  ends_at: Optional<Date>;
  revoked_at: NullableTime;
  /** UUID of the browser, as its cookie tells it. */
  device_id: Optional<string>;
  /** As `Firefox`; empty where the browser does not say. */
  browser: Default<string>;
  /** As `Windows`. */
  system: Default<string>;
  /** The /24 or /48 that it was last used from. */
  network: Default<string>;
  /** Roles of staff do not hold in it. */
  needs_second_factor: Default<boolean>;
}

/** Of authenticator apps. */
interface TotpSecretsTable {
  user_id: number;
  /** Sealed. */
  secret: string;
  /** Half minute of the last code that was taken. */
  last_step: Default<number>;
  created_at: DefaultTime;
  confirmed_at: NullableTime;
}

interface RecoveryCodesTable {
  user_id: number;
  code_hash: string;
  used_at: NullableTime;
}

interface PasskeysTable {
  id: GeneratedAlways<number>;
  user_id: number;
  credential_id: string;
  public_key: string;
  counter: ColumnType<string, number, number>;
  transports: string[];
  name: string;
  created_at: DefaultTime;
  last_used_at: NullableTime;
}

interface PasskeyChallengesTable {
  /** SHA-256, hexadecimal. */
  challenge_hash: string;
  user_id: Optional<number>;
  expires_at: Time;
}

/** Who has which room of a project open in the studio. */
interface PresencesTable {
  project_id: number;
  user_id: number;
  room: string;
  seen_at: DefaultTime;
}

/** Browsers in which somebody has logged in. */
interface KnownDevicesTable {
  user_id: number;
  device_id: string;
  first_used_at: DefaultTime;
  last_used_at: DefaultTime;
}

interface LoginAttemptsTable {
  /** Hash of the address that was typed, known or not. */
  key_hash: string;
  failures: number;
  last_failed_at: Time;
  locked_until: NullableTime;
}

export type TokenPurpose = 'confirm-email' | 'reset-password' | 'set-password';

interface OneTimeTokensTable {
  /** SHA-256 of purpose and token, hexadecimal. */
  token_hash: string;
  purpose: TokenPurpose;
  user_id: number;
  created_at: DefaultTime;
  expires_at: Time;
  used_at: NullableTime;
}

interface MailsTable {
  id: GeneratedAlways<number>;
  idempotency_key: string;
  template: string;
  recipient: string;
  recipient_key: string;
  reply_to: Optional<string>;
  subject: string;
  /** Address of a call that unsubscribes, for the header of a newsletter. */
  unsubscribe_url: Optional<string>;
  /** Null once it was sent: links in it would still open something. */
  body_text: string | null;
  body_html: string | null;
  state: Default<'queued' | 'sent' | 'failed'>;
  attempts: Default<number>;
  next_attempt_at: DefaultTime;
  leased_until: NullableTime;
  last_error: Optional<string>;
  created_at: DefaultTime;
  sent_at: NullableTime;
}

/** Homes that a person saved. Without a foreign key to the catalogue, as enquiries. */
interface FavoritesTable {
  /** In the order in which they were saved. */
  id: GeneratedAlways<number>;
  user_id: number;
  apartment_id: number;
  saved_at: DefaultTime;
}

/** Whether an address gets the newsletter of an organisation: the last of the three times says it. */
interface NewsletterSubscriptionsTable {
  id: GeneratedAlways<number>;
  organization_id: number;
  email: string;
  email_key: string;
  locale: Locale;
  asked_at: DefaultTime;
  confirmed_at: NullableTime;
  withdrawn_at: NullableTime;
}

export type NewsletterPurpose = 'confirm-newsletter' | 'unsubscribe-newsletter';

interface NewsletterTokensTable {
  /** SHA-256 of purpose and token, hexadecimal. */
  token_hash: string;
  purpose: NewsletterPurpose;
  subscription_id: number;
  /** Null: it holds as long as the subscription is known. */
  expires_at: NullableTime;
}

interface PreviewLinksTable {
  id: GeneratedAlways<number>;
  project_id: number;
  /** SHA-256 of the token, hexadecimal. */
  token_hash: string;
  note: string;
  created_by: number | null;
  created_at: DefaultTime;
  expires_at: ColumnType<Date, Date | string, never>;
}

interface SingleSignOnsTable {
  organization_id: number;
  issuer: string;
  client_id: string;
  client_secret: string;
  email_domains: string[];
  counts_as_second_factor: Default<boolean>;
  updated_at: DefaultTime;
}

interface LinkedIdentitiesTable {
  organization_id: number;
  issuer: string;
  subject: string;
  user_id: number;
}

export interface PeopleSchema {
  single_sign_ons: SingleSignOnsTable;
  linked_identities: LinkedIdentitiesTable;
  preview_links: PreviewLinksTable;
  users: UsersTable;
  user_roles: UserRolesTable;
  /** A view: everybody who is on a project, with each role there. */
  project_members: {
    project_id: ColumnType<number, never, never>;
    user_id: ColumnType<number, never, never>;
    role: ColumnType<RoleName, never, never>;
  };
  project_passwords: ProjectPasswordsTable;
  sessions: SessionsTable;
  totp_secrets: TotpSecretsTable;
  recovery_codes: RecoveryCodesTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  presences: PresencesTable;
  known_devices: KnownDevicesTable;
  login_attempts: LoginAttemptsTable;
  one_time_tokens: OneTimeTokensTable;
  mails: MailsTable;
  favorites: FavoritesTable;
  newsletter_subscriptions: NewsletterSubscriptionsTable;
  newsletter_tokens: NewsletterTokensTable;
}
