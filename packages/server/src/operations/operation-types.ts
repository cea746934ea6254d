import type { OperationName } from '@suite/contracts';
import type { OPERATION_SCHEMAS } from '@suite/contracts/schemas';
import type { z } from 'zod';

type Schemas = typeof OPERATION_SCHEMAS;

/** A part of an operation's request as it is after its check; an empty object where it takes none. */
export type Part<Name extends OperationName, Key extends 'params' | 'query' | 'body'> =
  Schemas[Name] extends Record<Key, infer Schema>
    ? Schema extends z.ZodType
      ? z.output<Schema>
      : Record<never, never>
    : Record<never, never>;

/** What an operation answers with; null where it sends a file, a stream or nothing. */
export type ResponseOf<Name extends OperationName> = Schemas[Name]['response'] extends z.ZodType
  ? z.output<Schemas[Name]['response']>
  : null;

/** Attributes of the resource, or of each resource of the list, that an operation answers with. */
export type AttributesOf<Name extends OperationName> =
  ResponseOf<Name> extends { data: { attributes: infer One } }
    ? One
    : ResponseOf<Name> extends { data: { attributes: infer Each }[] }
      ? Each
      : never;
