import { type Argon2Parameters, argon2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';

const deriveKey = promisify(argon2);
/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const SALT_BYTES = 16;

/** A password as it is kept: argon2id in a PHC string. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(SALT_BYTES);
  const parameters: Argon2Parameters = { message: password, nonce, ...COST };
  const tag = await deriveKey('argon2id', parameters);
  const cost = `m=${COST.memory},t=${COST.passes},p=${COST.parallelism}`;
  return `$argon2id$v=19$${cost}$${base64(nonce)}$${base64(tag)}`;
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
