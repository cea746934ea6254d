import { apiAddress } from './config.ts';
import { apiState } from './state.ts';

/** Fields of answers that hold the path of a file of the API. */
const FILE_FIELDS: readonly string[] = ['url', 'logo', 'image'];

/** An answer whose files are asked for where it came from; as it came while the API is the page's own host. */
export function withFileAddresses(body: unknown): unknown {
  return apiState().origin === '' ? body : led(body);
}

function led(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(led);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]: [string, unknown]) => [
      key,
      typeof one === 'string' && FILE_FIELDS.includes(key) ? apiAddress(one) : led(one),
    ]),
  );
}
