import type { SignedIn, Viewer } from '@suite/access';
import type { OperationName, Operations } from '@suite/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { QueryContext, Resource } from '../catalogue/query-context.ts';
import type { Part, ResponseOf } from './operation-types.ts';
import type { Services } from './services.ts';

/** One request of an operation, checked. */
export interface RequestContext<Name extends OperationName> {
  readonly params: Part<Name, 'params'>;
  readonly query: Part<Name, 'query'>;
  readonly body: Part<Name, 'body'>;
  /** Where only signed-in people may call, somebody who is; where only staff may, staff. */
  readonly viewer: Operations[Name]['access'] extends 'public' ? Viewer : SignedIn;
  readonly context: QueryContext;
  readonly services: Services;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** They write their answer themselves, and a test holds it against its schema. */
type Writing = 'filterApartments';

/** What a handler gives: the answer of its schema; files, streams and empty answers it sends itself. */
type ApiResponse<Name extends OperationName> = Name extends Writing
  ? FastifyReply
  : ResponseOf<Name> extends null
    ? FastifyReply
    : ResponseOf<Name>;

/** A handler for every operation of the table: a missing one does not compile. */
export type Handlers = {
  readonly [Name in OperationName]: (call: RequestContext<Name>) => Promise<ApiResponse<Name>>;
};

export function one<Attributes>(resource: Resource<Attributes>): { data: Resource<Attributes> } {
  return { data: resource };
}

/**
 * A list in its envelope. `asOf` is the latest availability among the elements, else that of what they belong to. The
 * time of the answer would be no substitute: each would differ from the last one, and be sent again for nothing.
 */
export function many<Attributes>(
  resources: Resource<Attributes>[],
  ofOwner?: Date,
): { data: Resource<Attributes>[]; meta: { total: number; asOf?: string } } {
  const times = resources.map(({ attributes }) => asOfOf(attributes)).filter((time) => time !== null);
  const asOf = times.toSorted().at(-1) ?? ofOwner?.toISOString();
  return { data: resources, meta: { total: resources.length, ...(asOf !== undefined && { asOf }) } };
}

function asOfOf(attributes: unknown): string | null {
  const asOf =
    typeof attributes === 'object' && attributes !== null && 'asOf' in attributes ? attributes.asOf : null;
  return typeof asOf === 'string' ? asOf : null;
}
