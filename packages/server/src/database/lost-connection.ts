import { codeOf } from '../errors.ts';

/** What the system says when nobody answers there, or no more. */
const SYSTEM_CODES: readonly string[] = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
];
/**
 * Class 08, and: ended by an administrator, ended by a crash, starting or stopping, too many connections.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const SQL_STATES = /^(08[0-9A-Z]{3}|57P0[123]|53300)$/;
/** What pg and its pool say without a code. */
const SENTENCES =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error)/;

/** Whether an error of a query says that the database cannot be reached, rather than that the query is wrong. */
export function isLostConnection(error: unknown): boolean {
  const code = codeOf(error);
  if (code) return SYSTEM_CODES.includes(code) || SQL_STATES.test(code);
  return error instanceof Error && SENTENCES.test(error.message);
}
