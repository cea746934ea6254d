import { createHash, randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { z } from 'zod';
import { deriveKey as deriveSecret, type SecretKeys } from './secret-keys.ts';

/** What a browser computes before it may try a password, where somebody has tried many. */
export interface LoginProofs {
  /** A challenge for what was typed; each level takes twice as long as the one before, the last a few seconds. */
  challenge(typed: string, level: number): Promise<string>;
  /** Its name where it proves the work for what was typed; it may have been spent. */
  verify(typed: string, proof: string | undefined): Promise<string | null>;
}

/** Iterations of PBKDF2 for each step, and steps of the first level: 0.1 s of a machine, doubled with each level. */
const COST = 1000;
const STEPS = { min: 100, max: 200 };
export const HIGHEST_LEVEL = 5;
const LIFETIME_MS = 5 * 60_000;

const proofText = z
  .string()
  .transform((text) => JSON.parse(Buffer.from(text, 'base64').toString()) as unknown)
  .pipe(
    z.object({
      challenge: z.object({
        parameters: z.looseObject({
          algorithm: z.literal('PBKDF2/SHA-256'),
          nonce: z.string(),
          salt: z.string(),
          cost: z.literal(COST),
          keyLength: z.literal(32),
          keyPrefix: z.string(),
          expiresAt: z.number(),
          data: z.object({ typed: z.string() }),
        }),
        signature: z.string(),
      }),
      solution: z.object({ counter: z.number(), derivedKey: z.string() }),
    }),
  );

export function createLoginProofs(secretKeys: SecretKeys): LoginProofs {
  const secret = (purpose: 'login-proof' | 'login-proof-key') =>
    Buffer.from(deriveSecret(secretKeys, purpose)).toString('hex');
  const secrets = {
    hmacSignatureSecret: secret('login-proof'),
    hmacKeySignatureSecret: secret('login-proof-key'),
  };
  const nameOf = (typed: string) =>
    createHash('sha256').update(`${secrets.hmacSignatureSecret} ${typed.toLowerCase()}`).digest('hex');
  return {
    challenge: async (typed, level) => {
      const steps = 2 ** Math.min(level, HIGHEST_LEVEL);
      const challenge = await createChallenge({
        ...secrets,
        algorithm: 'PBKDF2/SHA-256',
        cost: COST,
        counter: randomInt(STEPS.min * steps, STEPS.max * steps),
        deriveKey,
        expiresAt: new Date(Date.now() + LIFETIME_MS),
        data: { typed: nameOf(typed) },
      });
      return JSON.stringify(challenge);
    },
    verify: async (typed, proof) => {
      const parsed = proof === undefined ? null : safelyParsed(proof);
      if (!parsed || parsed.challenge.parameters.data.typed !== nameOf(typed)) return null;
      const { verified } = await verifySolution({ ...secrets, ...parsed, deriveKey });
      return verified ? parsed.challenge.signature : null;
    },
  };
}

function safelyParsed(proof: string): z.output<typeof proofText> | null {
  try {
    return proofText.safeParse(proof).data ?? null;
  } catch {
    // Not the JSON of anything.
    return null;
  }
}
