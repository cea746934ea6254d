import { ApiError } from './error.ts';

type Json = Record<string, unknown>;

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Takes one thing out of its envelope: bare, `{data: …}` and `{data: {id, attributes}}` answers alike.
 * The id of the envelope stands in when the attributes carry none.
 */
export function unwrapOne(body: unknown): unknown {
  const data = isObject(body) && 'data' in body ? body.data : body;
  if (!isObject(data) || !isObject(data.attributes)) return data;
  const attributes = data.attributes;
  return 'id' in attributes || data.id === undefined ? attributes : { id: Number(data.id), ...attributes };
}

/**
 * Takes a list out of its envelope, each element too. Nothing at all is an empty one.
 * @throws {ApiError} for what is something else.
 */
export function unwrapList(body: unknown): unknown[] {
  const data = isObject(body) && 'data' in body ? body.data : body;
  if (Array.isArray(data)) return data.map(unwrapOne);
  if (data === null || data === undefined) return [];
  throw new ApiError(200, 'invalid-format', 'Invalid response format');
}
