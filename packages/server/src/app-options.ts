import type { ReleaseStore, SigningKey } from '@suite/release';
import type { LogLevel } from './configuration.ts';
import type { Deadlines, Dependencies } from './dependencies/dependencies.ts';
import type { Outbox } from './mail/outbox.ts';
import type { EnquiryIntake } from './modules/enquiries/enquiry-intake.ts';
import type { PasswordCost } from './modules/session/passwords.ts';
import type { SecretKeys } from './modules/session/secret-keys.ts';
import type { StaffSecondFactor } from './operations/people-services.ts';

export interface AppOptions {
  /** Folder of media: the originals, unless `mediaUrl` says where they are, and what is made from them. */
  readonly mediaDir: string;
  /** S3-compatible storage of the originals, see `s3LocationOf`. */
  readonly mediaUrl?: string | null | undefined;
  /** Folder of copies that are shown while a dependency is away; without one they are in memory only. */
  readonly dataDir?: string | undefined;
  /** Whether several servers may be on the database: they count limits together; false by default. */
  readonly isDatabaseShared?: boolean | undefined;
  /** How long dependencies are waited for; see `DEADLINES`. */
  readonly deadlines?: Deadlines | undefined;
  /** Their breakers, where others than the app use them too. */
  readonly dependencies?: Dependencies | undefined;
  /** The released front end; without it only the API is served. */
  readonly store?: ReleaseStore | undefined;
  /** Key of the discovery document. */
  readonly signingKey?: SigningKey | undefined;
  readonly logLevel: LogLevel;
  /** Whether metrics have a port of their own and are not printed here; false by default. */
  readonly ownMetricsPort?: boolean | undefined;
  /** Takes the lines of the log, JSON each; standard output by default. */
  readonly logTo?: { write(line: string): void } | undefined;
  /** Keys of tokens and cookies, 32 bytes each; without one, it is made anew and who was signed in has to log in. */
  readonly secretKey?: SecretKeys | undefined;
  /** Address that visitors open, without a slash at its end; `http://localhost:3000` by default. */
  readonly publicUrl?: string | undefined;
  /** Other origins whose pages may call with the cookie of a session; none by default. */
  readonly allowedOrigins?: readonly string[] | undefined;
  /** Origin of an API elsewhere, which the pages speak to in place of this one. */
  readonly apiOrigin?: string | null | undefined;
  /** Origins that released files may come from besides this one; none by default. */
  readonly assetOrigins?: readonly string[] | undefined;
  /** Where vulnerabilities are reported, for security.txt; none by default. */
  readonly securityContact?: string | null | undefined;
  /** Google tag that measures visits, for those who allow it; none by default. */
  readonly googleTagId?: string | null | undefined;
  /** Share of the page views that report how the remotes fared; all by default. */
  readonly outcomeShare?: number | undefined;
  /** Addresses and networks of proxies that are believed whom they pass a request on for; none by default. */
  readonly trustedProxies?: readonly string[] | undefined;
  /** Whether staff must have a second factor from their second login; `optional` by default. */
  readonly staffSecondFactor?: StaffSecondFactor | undefined;
  /** A service that knows published passwords by ranges of their hashes; the offline list alone by default. */
  readonly breachedPasswordsUrl?: string | null | undefined;
  /** A scanner for malware that looks at uploads; none by default. */
  readonly scannerUrl?: string | null | undefined;
  /** Files of a certificate and its key: then the server speaks HTTPS itself. */
  readonly tls?: { readonly certificate: string; readonly key: string } | null | undefined;
  /** Lower only in tests. */
  readonly passwordCost?: PasswordCost | undefined;
  /** Answers that must not tell who is known are held back to multiples of it, 250 ms. Lower only in tests. */
  readonly evenStepMs?: number | undefined;
  /** Address of a maps service; without one the gazetteer is used. */
  readonly geocoderUrl?: string | null | undefined;
  /** Whom to tell of queued mails, and whether it keeps them; by default nobody sends them. */
  readonly mail?: Pick<Outbox, 'wake' | 'keepsMails' | 'forget'> | undefined;
  /** By default price requests are in the database only. */
  readonly enquiries?: EnquiryIntake | undefined;
  /** How often open streams say that they live, 15 s by default. */
  readonly heartbeatMs?: number | undefined;
  /** For how long requests that are under way may go on when the server closes, 10 s by default. */
  readonly closeGraceMs?: number | undefined;
  /** Lower only in tests. */
  readonly connectionTimeoutMs?: number | undefined;
  /** Off only for tests and measurements. */
  readonly rateLimits: boolean;
}
