import { isIP } from 'node:net';
import path from 'node:path';
import { S3_URL_FORM, s3LocationOf } from '@suite/release';
import { z } from 'zod';
import { type DatabaseLocation, POOL_SETTINGS, type PoolSettings } from './database/connection.ts';
import { DEADLINES, type Deadlines } from './dependencies/dependencies.ts';
import { plainConnections } from './plain-connections.ts';
import { withSecretFiles } from './secret-files.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export interface Configuration {
  /** 0 lets the system choose. */
  readonly port: number;
  /** Whether staff must have a second factor from their second login. */
  readonly staffSecondFactor: 'required' | 'optional';
  /** Port of the metrics alone, 0 lets the system choose; null where they are printed on the port of the pages. */
  readonly metricsPort: number | null;
  /** Name or address to listen on. */
  readonly host: string;
  /** Absolute path of the folder that holds the embedded database, the media and the lock. */
  readonly dataDir: string;
  readonly database: DatabaseLocation;
  /** How a PostgreSQL server is used. */
  readonly pool: PoolSettings;
  /** How long what the server works with is waited for. */
  readonly deadlines: Deadlines;
  readonly logLevel: LogLevel;
  /** Key that tokens and cookies are signed with, 32 bytes; null to make one and keep it in the data folder. */
  readonly secretKey: Uint8Array | null;
  /** Another one, whose signatures hold and whose seals are opened while keys are changed; null at all other times. */
  readonly otherSecretKey: Uint8Array | null;
  /** Address that visitors open, without a slash at its end. */
  readonly publicUrl: string;
  /** Origins of pages elsewhere that may call with the cookie of a session. */
  readonly allowedOrigins: readonly string[];
  /** Addresses and networks (CIDR) of proxies in front, which tell whom they pass a request on for. */
  readonly trustedProxies: readonly string[];
  /** S3-compatible storage of media, see `s3LocationOf`; in the data folder when null. */
  readonly mediaUrl: string | null;
  /** S3-compatible storage of releases, as that of media; in the data folder when null. */
  readonly storeUrl: string | null;
  /**
   * Private keys that discovery documents are signed with: the own one, null to make one and keep it in the data folder, and
   * another while keys are changed.
   */
  readonly discoveryKeys: { readonly key: string | null; readonly otherKey: string | null };
  /** Whose releases count, see `openTrust`: hash of the first root, and the key of the servers; in the data folder when null. */
  readonly releaseTrust: { readonly trustedRoot: string | null; readonly releaseKey: string | null };
  /** Mail server; files in the data folder when null. */
  readonly smtpUrl: string | null;
  /** Log collector that the audit ledger is streamed to, see `collectorOf`; to nobody when null. */
  readonly auditUrl: string | null;
  /** Where vulnerabilities are reported, for security.txt. */
  readonly securityContact: string | null;
  /** Address that mails come from. */
  readonly mailFrom: string;
  /** A maps service to find places with, see `createUpstreamGeocoder`; the gazetteer when null. */
  readonly geocoderUrl: string | null;
  /** A service that knows published passwords, see `createIsBreached`; the offline list alone when null. */
  readonly breachedPasswordsUrl: string | null;
  /** A scanner for malware that looks at uploads, see `createScanFile`; nobody does when null. */
  readonly scannerUrl: string | null;
  /** Files of the certificate and its key, where the server itself speaks TLS. */
  readonly tls: { readonly certificate: string; readonly key: string } | null;
  /** Origin of an existing API that the pages speak to in place of this one. */
  readonly apiOrigin: string | null;
  /** Origins that released files may come from besides this one. */
  readonly assetOrigins: readonly string[];
  /** Google tag that measures visits, for those who allow it. */
  readonly googleTagId: string | null;
  /** Share of the page views that report how the remotes fared, from 0 to 1. */
  readonly outcomeShare: number;
}

/** Names every bad key of the environment at once, a sentence each. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

const url = (protocols: RegExp, example: string) =>
  z.url({ protocol: protocols, error: `must be an address such as ${example}` }).optional();
const text = (error: string) => z.string(error).min(1, error);

/** A bucket of S3-compatible storage. */
const storage = () =>
  z
    .string()
    .refine((value) => s3LocationOf(value) !== null, `must be an address such as ${S3_URL_FORM}`)
    .optional();

const secretKey = z
  .string()
  .regex(/^[\da-f]{64}$/i, 'must have 64 hexadecimal digits')
  .transform((digits) => Buffer.from(digits, 'hex'))
  .nullable()
  .default(null);

/** Parts between commas, each of which must be good. */
const list = (isGood: (part: string) => boolean, error: string) =>
  z
    .string()
    .transform((value) => value.split(',').map((part) => part.trim()))
    .refine((parts) => parts.every(isGood), error)
    .default([]);

/** A whole number of at most six digits, above 0. */
const count = (unit: string, byDefault: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,5}$/, `must be a number of ${unit} from 1 to 999999`)
    .transform(Number)
    .default(byDefault);

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a port number from 0 to 65535')
  .transform(Number)
  .refine((number) => number <= 65_535, 'must be a port number from 0 to 65535');

const ENVIRONMENT = z.object({
  PORT: port.default(3000),
  METRICS_PORT: port.optional().transform((number) => number ?? null),
  HOST: text('must be a name or an address to listen on').default('localhost'),
  DATA_DIR: text('must be the path of a folder').default('.data'),
  DATABASE_URL: url(/^postgres(ql)?$/, 'postgres://user:password@host:5432/name'),
  DATABASE_PASSWORD: z.string().optional(),
  DATABASE_POOL_SIZE: count('connections', POOL_SETTINGS.size),
  DATABASE_STATEMENT_TIMEOUT_MS: count('milliseconds', POOL_SETTINGS.statementTimeoutMs),
  DATABASE_DEADLINE_MS: count('milliseconds', DEADLINES.databaseMs),
  STORAGE_DEADLINE_MS: count('milliseconds', DEADLINES.storageMs),
  GEOCODER_DEADLINE_MS: count('milliseconds', DEADLINES.geocoderMs),
  BREAKER_OPEN_MS: count('milliseconds', DEADLINES.breakerOpenMs),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('warn'),
  SECRET_KEY: secretKey,
  OTHER_SECRET_KEY: secretKey,
  STAFF_SECOND_FACTOR: z.enum(['required', 'optional'], 'must be required or optional').default('required'),
  PUBLIC_URL: url(/^https?$/, 'https://homes.example.com'),
  ALLOWED_ORIGINS: list(isOrigin, 'must be origins such as https://homes.example.com, with commas between'),
  TRUST_PROXY: list(isNetwork, 'must be addresses or networks such as 10.0.0.0/8, with commas between'),
  MEDIA_URL: storage(),
  STORE_URL: storage(),
  DISCOVERY_KEY: z.string().optional(),
  OTHER_DISCOVERY_KEY: z.string().optional(),
  TRUSTED_ROOT: z
    .string()
    .regex(/^[\da-f]{64}$/, 'must have 64 hexadecimal digits')
    .nullable()
    .default(null),
  RELEASE_KEY: z.string().nullable().default(null),
  SMTP_URL: url(/^smtps?$/, 'smtp://user:password@host:587'),
  AUDIT_URL: z
    .string()
    .refine(isCollector, 'must be stdout: or an address such as https://user:password@logs.example.com/audit')
    .optional(),
  SECURITY_CONTACT: url(/^(mailto|https)$/, 'mailto:security@homes.example').transform(
    (address) => address ?? null,
  ),
  MAIL_FROM: z
    .email({ pattern: z.regexes.html5Email, error: 'must be an address such as homes@example.com' })
    .default('mail@localhost'),
  GEOCODER_URL: url(/^https?$/, 'https://geocoder.example.com'),
  BREACHED_PASSWORDS_URL: url(/^https?$/, 'https://api.pwnedpasswords.com/range/'),
  SCANNER_URL: url(/^tcp$/, 'tcp://localhost:3310'),
  TLS_CERTIFICATE: z.string().optional(),
  TLS_KEY: z.string().optional(),
  API_ORIGIN: z
    .string()
    .transform((text) => text.replace(/\/$/, ''))
    .refine(isOrigin, 'must be an address such as https://api.example.com')
    .optional(),
  ASSET_ORIGINS: list(isOrigin, 'must be origins such as https://files.example.com, with commas between'),
  GOOGLE_TAG_ID: z
    .string()
    .regex(/^(?:G|GT|AW|DC)-[A-Z0-9-]+$/, 'must be the id of a tag such as G-ABC1234567')
    .optional(),
  OUTCOME_SHARE: z
    .string()
    .regex(/^(?:0(?:\.\d+)?|1)$/, 'must be a share from 0 to 1 such as 0.1')
    .default('1')
    .transform(Number),
});

/** Root of the repository, which a relative `DATA_DIR` is relative to, wherever the server is started from. */
const ROOT = path.resolve(import.meta.dirname, '../../..');

/**
 * Reads the configuration from the environment. A variable that is set to nothing counts as not set.
 * @throws {ConfigurationError} with every problem at once; secrets are not repeated.
 */
export function readConfiguration(environment: Readonly<Record<string, string | undefined>>): Configuration {
  const values = valuesOf(environment);
  const dataDir = path.resolve(ROOT, values.DATA_DIR);
  return {
    port: values.PORT,
    metricsPort: values.METRICS_PORT,
    host: values.HOST,
    dataDir,
    database: databaseOf(dataDir, values.DATABASE_URL, values.DATABASE_PASSWORD),
    pool: {
      size: values.DATABASE_POOL_SIZE,
      statementTimeoutMs: values.DATABASE_STATEMENT_TIMEOUT_MS,
      breakerOpenMs: values.BREAKER_OPEN_MS,
    },
    deadlines: {
      databaseMs: values.DATABASE_DEADLINE_MS,
      storageMs: values.STORAGE_DEADLINE_MS,
      geocoderMs: values.GEOCODER_DEADLINE_MS,
      breakerOpenMs: values.BREAKER_OPEN_MS,
    },
    logLevel: values.LOG_LEVEL,
    secretKey: values.SECRET_KEY,
    otherSecretKey: values.OTHER_SECRET_KEY,
    staffSecondFactor: values.STAFF_SECOND_FACTOR,
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, ''),
    allowedOrigins: values.ALLOWED_ORIGINS,
    trustedProxies: values.TRUST_PROXY,
    mediaUrl: values.MEDIA_URL ?? null,
    storeUrl: values.STORE_URL ?? null,
    discoveryKeys: { key: values.DISCOVERY_KEY ?? null, otherKey: values.OTHER_DISCOVERY_KEY ?? null },
    releaseTrust: { trustedRoot: values.TRUSTED_ROOT, releaseKey: values.RELEASE_KEY },
    smtpUrl: values.SMTP_URL ?? null,
    auditUrl: values.AUDIT_URL ?? null,
    securityContact: values.SECURITY_CONTACT,
    mailFrom: values.MAIL_FROM,
    geocoderUrl: values.GEOCODER_URL ?? null,
    breachedPasswordsUrl: values.BREACHED_PASSWORDS_URL ?? null,
    scannerUrl: values.SCANNER_URL ?? null,
    tls: tlsOf(values.TLS_CERTIFICATE, values.TLS_KEY),
    apiOrigin: values.API_ORIGIN ?? null,
    assetOrigins: values.ASSET_ORIGINS,
    googleTagId: values.GOOGLE_TAG_ID ?? null,
    outcomeShare: values.OUTCOME_SHARE,
  };
}

/** @throws {ConfigurationError} */
function valuesOf(environment: Readonly<Record<string, string | undefined>>) {
  const set = Object.entries(environment).flatMap(([name, value]) => (value ? [[name, value] as const] : []));
  const secrets = withSecretFiles(Object.fromEntries(set));
  const result = ENVIRONMENT.safeParse(secrets.environment);
  const issues = (result.error?.issues ?? []).map(
    (issue) => `The environment variable ${issue.path.join('.')} ${issue.message}.`,
  );
  const problems = [...secrets.problems, ...issues, ...(result.success ? plainConnections(result.data) : [])];
  if (!result.success || problems.length > 0) throw new ConfigurationError(problems);
  return result.data;
}

function tlsOf(certificate: string | undefined, key: string | undefined): Configuration['tls'] {
  if (certificate === undefined && key === undefined) return null;
  if (certificate !== undefined && key !== undefined) return { certificate, key };
  throw new ConfigurationError(['Set both TLS_CERTIFICATE and TLS_KEY, or neither.']);
}

function databaseOf(
  dataDir: string,
  address: string | undefined,
  password: string | undefined,
): DatabaseLocation {
  if (address === undefined) return { kind: 'embedded', folder: path.join(dataDir, 'database') };
  if (password === undefined) return { kind: 'postgres', url: address };
  const url = new URL(address);
  url.password = encodeURIComponent(password);
  return { kind: 'postgres', url: url.href };
}

function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

function isCollector(text: string): boolean {
  return text === 'stdout:' || (/^https?:/.test(text) && URL.canParse(text));
}

/** An address, or a network with the length of its prefix. */
function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128);
}
