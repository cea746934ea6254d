import type { PinoLoggerOptions } from 'fastify/types/logger.js';
import { codeOf } from '../errors.ts';

/** Fields of lines; whatever else is handed to the log is left out. */
const FIELDS: ReadonlySet<string> = new Set([
  'requestId',
  // Requests.
  'method',
  'route',
  'status',
  'durationMs',
  // Accounts, by their numbers.
  'security',
  'userId',
  'projectId',
  'role',
  // Work beside the requests.
  'job',
  'mailId',
  'template',
  'attempts',
  'isPermanent',
  'app',
  'version',
  'reason',
  'err',
  // What pages report of the remotes.
  'event.name',
  'session.id',
  'service.namespace',
  'service.name',
  'service.version',
  'suite.cohort',
  'suite.outcome',
  'suite.language',
  'suite.device',
  'suite.member',
  'suite.load.duration',
  'suite.symptoms',
  'error.type',
]);

/** What an error is, and where it arose: never its message, which repeats values of queries, addresses and mails. */
interface LoggedError {
  readonly type: string;
  readonly code?: string;
  /** Of the schema, which the database names beside its code. */
  readonly table?: string;
  readonly constraint?: string;
  readonly at: readonly string[];
  readonly cause?: LoggedError;
}

const NAME = /^[\w.-]{1,80}$/;
const MOST_FRAMES = 12;
const MOST_CAUSES = 3;

export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, at: [] };
  const { table, constraint } = error as { table?: unknown; constraint?: unknown };
  const code = codeOf(error);
  return {
    type: NAME.test(error.name) ? error.name : 'Error',
    ...(NAME.test(code) && { code }),
    ...(isName(table) && { table }),
    ...(isName(constraint) && { constraint }),
    at: framesOf(error),
    ...(error.cause !== undefined && depth < MOST_CAUSES && { cause: loggedError(error.cause, depth + 1) }),
  };
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && NAME.test(value);
}

/** Places in files only: the stack begins with the message, which may have lines that look like places. */
function framesOf({ stack = '', message }: Error): string[] {
  const places = message === '' ? stack : stack.slice(stack.indexOf(message) + message.length);
  const frames = places
    .split('\n')
    .flatMap((line) => /^\s+at (?:.*\()?((?:file:|node:|\/)[^()]*:\d+:\d+)\)?$/.exec(line)?.[1] ?? []);
  return frames.slice(0, MOST_FRAMES);
}

function allowed(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => FIELDS.has(name)));
}

/** The message of a line is ours; one that is an error's own is left out, and so is what is put into it. */
function plainArguments([first, message]: readonly unknown[]): [object, string] {
  const fields = fieldsOf(first);
  const error = 'err' in fields ? fields.err : undefined;
  const text = typeof first === 'string' ? first : message;
  const isOfError = error instanceof Error && typeof text === 'string' && text.includes(error.message);
  return [fields, typeof text === 'string' && !isOfError ? text : 'error'];
}

function fieldsOf(first: unknown): object {
  if (first instanceof Error) return { err: first };
  return typeof first === 'object' && first ? first : {};
}

/** Options of the server's log: an allow-list of fields, for our lines and for those of libraries. */
export const LOG_OPTIONS: Pick<PinoLoggerOptions, 'formatters' | 'serializers' | 'hooks'> = {
  formatters: { log: allowed },
  serializers: { err: loggedError },
  hooks: {
    logMethod(given, write) {
      const [fields, message] = plainArguments(given);
      write.call(this, fields, message);
    },
  },
};
