import type { Right } from '@suite/contracts';
import type { z } from 'zod';
import type { Audit } from './documents/audit.ts';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call. `public`: anyone. `user`: signed in. `member`: signed in and of the project, or about oneself. Else who
 * has this right, on the project where there is one; or of each field of the body the right that changing it takes,
 * one of which is enough to call. What exactly is seen is decided per entity.
 */
export type Access = 'public' | 'user' | 'member' | Right | Readonly<Record<string, Right>>;

/** Rights one of which is enough to call; none where calling takes none. */
export function rightsOf(access: Access): readonly Right[] {
  if (access === 'public' || access === 'user' || access === 'member') return [];
  return typeof access === 'string' ? [access] : [...new Set(Object.values(access))];
}

/** Requests that one address may make, where more would not be a visitor's. */
export interface RateLimit {
  readonly max: number;
  /** Then `max` is of one browser, which its visitor cookie tells, and this is of all behind one address. */
  readonly ofAddress?: number;
  /** A browser that somebody has logged in with is counted by itself: its address is that of others too. */
  readonly ofDevice?: true;
  readonly timeWindow: string;
}

/** Of what guesses a password or a token. */
export const AUTHENTICATION_LIMIT = { max: 10, timeWindow: '1 minute' } as const satisfies RateLimit;

/** A file that is sent: its possible types, and whether it is also sent in parts (Range). */
export interface FileKind {
  readonly types: readonly string[];
  readonly inParts?: true;
}

/** Files of media as they were uploaded, or made smaller. */
export const MEDIA_FILE = {
  types: ['image/*', 'application/pdf'],
  inParts: true,
} as const satisfies FileKind;

export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 410 | 502;

/** One operation of the API: all that server, client, access checks, caches, limits and OpenAPI know of it. */
export interface Operation {
  readonly method: HttpMethod;
  /** Whole path with `{name}` for parameters. */
  readonly path: string;
  readonly access: Access;
  /**
   * What it leaves in the audit ledger; `none` where only the sender's own list is changed, what is stored says all that
   * there is to say, or colleagues learn of each other that they are at work. Whatever changes something, or gives out data of people, has it.
   */
  readonly audit?: Audit | 'none';
  /** `catalogue`: the response for an anonymous caller depends on the catalogue alone, and is made once for all. */
  readonly cache?: 'catalogue';
  readonly rateLimit?: RateLimit;
  /** For callers without a valid token: an old one in the request must not be in the way. */
  readonly ignoresToken?: true;
  /** The JSON of the body may come as plain text, which a page can send as it goes (`sendBeacon`). */
  readonly takesPlainText?: true;
  /** What its body says does not matter: a mail provider sends a form of its own (RFC 8058). */
  readonly ignoresBody?: true;
  /** A POST that asks, as a GET does. */
  readonly changesNothing?: true;
  /** One line for the OpenAPI document. */
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** Fields of a multipart form beside its one `file`. */
  readonly form?: z.ZodObject;
  /**
   * Reads of what this changes, by their names: a change that names the tag of one (If-Match) is made only while that is what
   * one of them responds with.
   */
  readonly ifMatch?: readonly string[];
  /** JSON of the body may have so many bytes, where it is more than people type. */
  readonly maxBodyBytes?: number;
  /** The body is a ZIP archive, which is read as a stream. */
  readonly takesArchive?: true;
  /** Schema of the JSON; `events` are server-sent ones. */
  readonly response: z.ZodType | 'file' | 'events' | 'nothing';
  /** What is sent as a `file`. */
  readonly file?: FileKind;
  /** Status of the good response; 200 when absent. */
  readonly status?: 200 | 201 | 202 | 204;
  /** Of its other good response, where it has two: 204 has no content, 202 the same as the first. */
  readonly otherStatus?: 202 | 204;
  /** Statuses of errors that do not follow from the rest of the definition; see `statusesOf`. */
  readonly errors?: readonly ErrorStatus[];
}

/** Checks the definition and keeps its exact type, from which calls and handlers are typed. */
export function defineOperation<const Definition extends Operation>(definition: Definition): Definition {
  return definition;
}
