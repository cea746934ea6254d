import { type Challenge, solveChallenge as solve } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Does the work that the server asks for; the text is what it takes as its proof. */
export async function solveChallenge(text: string): Promise<string> {
  const challenge = JSON.parse(text) as Challenge;
  const solution = await solve({ challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}
