import type { Readable } from 'node:stream';
import type { SignedIn, Viewer } from '@suite/access';
import type { OperationName, Operations } from '@suite/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AuditNote } from '../audit/audit-operation.ts';
import type { QueryContext } from '../modules/query-context.ts';
import type { Part, ResponseOf } from './operation-types.ts';
import type { Services } from './services.ts';

/** One request of an operation, checked. */
export interface RequestContext<Name extends OperationName> {
  readonly operation: Name;
  readonly params: Part<Name, 'params'>;
  readonly query: Part<Name, 'query'>;
  readonly body: Part<Name, 'body'>;
  /** Where only signed-in people may call, somebody who is. */
  readonly viewer: Operations[Name]['access'] extends 'public' ? Viewer : SignedIn;
  readonly context: QueryContext;
  readonly services: Services;
  /** For the audit ledger: whose account it was, where no session says it. */
  readonly note: AuditNote;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** They write their answer themselves, and a test holds it against its schema. */
type Writing = 'filterApartments';

/**
 * What a handler gives: the answer of its schema; files, streams and empty answers it sends itself. What the ledger is
 * to know before it leaves, it returns.
 */
type ApiResponse<Name extends OperationName> = Name extends Writing
  ? FastifyReply
  : ResponseOf<Name> extends null
    ? FastifyReply | Readable | string
    : ResponseOf<Name>;

/** What carries out an operation. */
export type Handler<Name extends OperationName> = (call: RequestContext<Name>) => Promise<ApiResponse<Name>>;

/** A handler for every operation of the table: a missing one does not compile. */
export type Handlers = { readonly [Name in OperationName]: Handler<Name> };
