import { grantKey, keyLines, revokeKey, trustedOf } from '../trust/change-keys.ts';
import { initTrustHere } from '../trust/init-trust-here.ts';
import { makeOfflineKey, makeReleaseKey, offlineKeysOf, releaseKeys } from '../trust/key-files.ts';
import { isRootRole } from '../trust/roots.ts';
import { publicTrustKey } from '../trust/trust-key.ts';
import type { Command, CommandContext } from './command.ts';
import { required, UsageError } from './usage.ts';

const OF_TRUST: Readonly<Record<string, Command>> = {
  init: async ({ labels, store, key, dataDir, print }) => {
    const trustedRoot = await initTrustHere(store, { dataDir, key, name: labels[1] });
    print(`What the store holds is signed, and from now on nothing else counts. TRUSTED_ROOT=${trustedRoot}`);
    print('Keep keys/root.pem and keys/targets.pem away from servers: they say whose keys are good');
    return undefined;
  },
  keys: async ({ store, print }) => {
    print(`TRUSTED_ROOT=${trustedOf(store).trust.trustedRoot}`);
    for (const line of await keyLines(store)) print(line);
    return undefined;
  },
  key: async ({ labels, dataDir, print }) => {
    const name = required(labels[1], 'Which name?');
    print(`${name} ${(await makeReleaseKey(dataDir, name)).publicKey}`);
    return undefined;
  },
  grant: async (command) => {
    const { labels, store, dataDir, print } = command;
    const [, role, name] = labels;
    const [to, who] = [required(role, 'Which app or role?'), required(name, 'Which name?')];
    const publicKey = labels[3] ?? (await publicKeyHere(command, to, who));
    await grantKey(store, to, publicTrustKey(publicKey, who), await offlineKeysOf(dataDir));
    print(`The key of ${who} may sign for ${to}`);
    return undefined;
  },
  revoke: async ({ labels, store, dataDir, print }) => {
    const [, role, name] = labels;
    const [from, who] = [required(role, 'Which app or role?'), required(name, 'Which name?')];
    await revokeKey(store, from, who, await offlineKeysOf(dataDir));
    print(`The key of ${who} may no longer sign for ${from}`);
    return undefined;
  },
  renew: async ({ store, print }) => {
    await trustedOf(store).renewWhereDue(true);
    print('What the store holds is the latest');
    return undefined;
  },
};

/** Who may sign for what. */
export const TRUST_COMMANDS: Readonly<Record<string, Command>> = {
  trust: async (command) => {
    const [name = ''] = command.labels;
    const chosen = Object.hasOwn(OF_TRUST, name) ? OF_TRUST[name] : undefined;
    if (!chosen) throw new UsageError(`There is no verb trust ${name}`.trimEnd());
    return chosen(command);
  },
};

/** The key of that name on this machine, made where there is none yet; of the servers the one to come. */
async function publicKeyHere({ key, dataDir }: CommandContext, role: string, name: string): Promise<string> {
  if (role === 'online')
    return required(key.otherPublicKey ?? '', 'Which public key? Or set OTHER_DISCOVERY_KEY');
  const make = isRootRole(role) ? makeOfflineKey : makeReleaseKey;
  return ((await releaseKeys(dataDir)).get(name) ?? (await make(dataDir, name))).publicKey;
}
