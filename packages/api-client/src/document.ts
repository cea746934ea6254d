import { type DocumentOf, type Endpoint, fits, type Operation } from '@suite/api/client';
import { unwrapList, unwrapOne } from './envelope.ts';
import { ApiError } from './error.ts';

/**
 * The document of a response, out of its envelope.
 * @throws {ApiError} 'Invalid response format' for one without what pages rely on, after logging it (specification §7).
 */
export function documentIn<Called extends Operation>(
  { isList, shape }: Endpoint<Called>,
  body: unknown,
): DocumentOf<Called> {
  const document = isList ? unwrapList(body) : unwrapOne(body);
  if (!shape || fits(isList ? [shape] : shape, document)) return document as DocumentOf<Called>;
  console.error('Invalid response format');
  throw new ApiError(200, 'invalid-format', 'Invalid response format');
}
