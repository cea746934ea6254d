import type { Database } from '../database/connection.ts';
import { sealedFor as totpSealedFor } from '../modules/second-factor/service.ts';
import type { SecretBox } from '../modules/session/secret-box.ts';
import { sealedFor as signOnSealedFor } from '../modules/single-sign-on/provider.ts';

/**
 * Seals what another key has sealed with that of this server, so that the other can be destroyed. What neither opens stays as
 * it is.
 */
export async function renewSecrets(db: Database, box: SecretBox): Promise<void> {
  const renewed = (sealed: string, of: string) => {
    try {
      return box.renewed(sealed, of);
    } catch {
      return null;
    }
  };
  for (const { user_id: id, secret } of await db
    .selectFrom('totp_secrets')
    .select(['user_id', 'secret'])
    .execute()) {
    const anew = renewed(secret, totpSealedFor(id));
    // Where it was replaced meanwhile, that one is newer.
    if (anew)
      await db
        .updateTable('totp_secrets')
        .set({ secret: anew })
        .where('user_id', '=', id)
        .where('secret', '=', secret)
        .execute();
  }
  for (const { organization_id: id, client_secret: secret } of await db
    .selectFrom('single_sign_ons')
    .select(['organization_id', 'client_secret'])
    .execute()) {
    const anew = renewed(secret, signOnSealedFor(id));
    if (anew)
      await db
        .updateTable('single_sign_ons')
        .set({ client_secret: anew })
        .where('organization_id', '=', id)
        .where('client_secret', '=', secret)
        .execute();
  }
}
