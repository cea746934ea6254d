import type { OperationName, Operations } from '@suite/api';
import type { z } from 'zod';

/** A part of an operation's request as it is after its check; an empty object where it takes none. */
export type Part<Name extends OperationName, Key extends 'params' | 'query' | 'body'> =
  Operations[Name] extends Record<Key, infer Schema>
    ? Schema extends z.ZodType
      ? z.output<Schema>
      : Record<never, never>
    : Record<never, never>;

/** What an operation responds with; null where it sends a file, a stream or nothing. */
export type ResponseOf<Name extends OperationName> = Operations[Name]['response'] extends z.ZodType
  ? z.output<Operations[Name]['response']>
  : null;

/** Attributes of the resource, or of each resource of the list, that an operation responds with. */
export type AttributesOf<Name extends OperationName> =
  ResponseOf<Name> extends { data: { attributes: infer One } }
    ? One
    : ResponseOf<Name> extends { data: { attributes: infer Each }[] }
      ? Each
      : never;
