import { errors, type JWTPayload, type JWTVerifyOptions, jwtVerify } from 'jose';

/** Reads tokens that any of the keys has signed; what it gives throws as `jwtVerify` does. */
export function verifierOf(keys: readonly Uint8Array[]) {
  return async (token: string, options: JWTVerifyOptions): Promise<{ readonly payload: JWTPayload }> => {
    let failure: unknown;
    for (const key of keys) {
      try {
        return await jwtVerify(token, key, options);
      } catch (error) {
        if (!(error instanceof errors.JWSSignatureVerificationFailed)) throw error;
        failure = error;
      }
    }
    throw failure;
  };
}
