import fastJson from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';

type Serialize = (data: unknown) => string;
const compiled = new WeakMap<object, Serialize>();

/**
 * Compiles what writes a response when the first one is written, and once for each schema: all operations share that of
 * an error, and to compile them for each operation took most of the time in which the server is made.
 */
export const serializerCompiler: FastifySerializerCompiler<object> = ({ schema }) => {
  return (data) => {
    const serialize: Serialize = compiled.get(schema) ?? fastJson(schema);
    compiled.set(schema, serialize);
    return serialize(data);
  };
};
