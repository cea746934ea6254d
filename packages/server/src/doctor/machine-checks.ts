import { stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { PLACE_TYPES } from '@suite/contracts';
import { openReleaseStore, openSigningKey, openTrust, verifyStore } from '@suite/release';
import type { Configuration } from '../configuration.ts';
import { checkSmtp } from '../mail/smtp-transport.ts';
import { createUpstreamGeocoder } from '../modules/geocoding/upstream-geocoder.ts';
import { checkDataDir, checkMediaStore } from '../start/checks.ts';
import type { Check, Finding } from './finding.ts';

/** Below this much there is no room for a day's enquiries, mails and pictures. */
const LEAST_FREE_BYTES = 1024 ** 3;
const SECRETS = [
  'secret.key',
  'keys/discovery-private.pem',
  'keys/root.pem',
  'keys/targets.pem',
  'keys/release',
];
const OTHERS_MAY = 0o077;
const SOMEWHERE = { text: 'Kotor', limit: 1, types: PLACE_TYPES, language: 'en', near: [] } as const;

/** What can be looked at without the database: settings, folders, stores and services. */
export function machineChecks(
  configuration: Configuration,
  leastFreeBytes: number = LEAST_FREE_BYTES,
): readonly Check[] {
  const { dataDir, mediaUrl, smtpUrl, geocoderUrl } = configuration;
  return [
    {
      name: 'Settings',
      help: 'Change the environment of the server.',
      look: async () => settings(configuration),
    },
    {
      name: 'Data folder',
      help: 'Give the folder to the user who runs the server, or set DATA_DIR.',
      look: async () => {
        await checkDataDir(dataDir);
        return [];
      },
    },
    {
      name: 'Space on the disk',
      help: 'Make room: `npm run release -- gc` removes versions that nobody gets, `run-jobs` what was kept long enough.',
      look: async () => {
        const { bavail, bsize } = await statfs(dataDir);
        const free = bavail * bsize;
        return free < leastFreeBytes ? [`${Math.floor(free / 1024 ** 2)} MB are left.`] : [];
      },
    },
    {
      name: 'Keys',
      help: 'Make it readable by its owner alone (chmod 600); if others had it, make new ones.',
      look: () => readableSecrets(dataDir),
    },
    {
      name: 'Media store',
      help: 'Check MEDIA_URL and that the storage runs.',
      look: async () => {
        await checkMediaStore({ mediaDir: path.join(dataDir, 'media'), mediaUrl });
        return [];
      },
    },
    {
      name: 'Releases',
      help: 'Publish the version again, or go back to one that is whole: `npm run release -- rollback <app>`.',
      look: async () => {
        const key = await openSigningKey(dataDir, configuration.discoveryKeys);
        const trust = await openTrust(dataDir, key, 'server', configuration.releaseTrust);
        return verifyStore(openReleaseStore(configuration, key, trust), key.publicKey);
      },
    },
    {
      name: 'Mail server',
      help: 'Check SMTP_URL; mails wait meanwhile and are sent when it is there.',
      look: async () => {
        if (smtpUrl !== null) await checkSmtp(smtpUrl);
        return [];
      },
    },
    {
      name: 'Geocoder',
      help: 'Check GEOCODER_URL; places are found in the gazetteer meanwhile.',
      look: async () => {
        if (geocoderUrl !== null)
          await createUpstreamGeocoder(geocoderUrl, { onFailure: () => undefined }).find(SOMEWHERE);
        return [];
      },
    },
  ];
}

/** Settings that are good each by itself, and not together. */
function settings(configuration: Configuration): readonly Finding[] {
  const { publicUrl, database, secretKey, trustedProxies, discoveryKeys, storeUrl, securityContact } =
    configuration;
  const { protocol, hostname } = new URL(publicUrl);
  const isPublic = !/^(localhost|127\..*|\[::1\])$/.test(hostname);
  const findings: (Finding | false)[] = [
    isPublic &&
      protocol === 'http:' && {
        issue: 'Visitors come over http, so that passwords and sessions can be read on the way.',
        help: 'Put TLS in front (deploy/README.md) and set PUBLIC_URL to the https address.',
      },
    isPublic &&
      securityContact === null && {
        issue: 'Nobody is told where to report a vulnerability: there is no security.txt.',
        help: 'Set SECURITY_CONTACT to an address that is read, such as mailto:security@homes.example.',
      },
    isPublic &&
      trustedProxies.length === 0 && {
        issue:
          'No proxy is trusted, so that behind one all visitors seem to have one address and share its limits.',
        help: 'Set TRUST_PROXY to the address of the proxy, where there is one.',
      },
    database.kind === 'postgres' &&
      secretKey === null && {
        issue: 'The key of sessions lies in the data folder: a second server on this database has another.',
        help: 'Set SECRET_KEY to the same 64 hexadecimal digits on every server.',
      },
    storeUrl !== null &&
      discoveryKeys.key === null && {
        issue: 'The key of releases lies in the data folder: a second server on this store has another.',
        help: 'Set DISCOVERY_KEY to the same key on every server.',
      },
  ];
  return findings.filter((finding) => finding !== false);
}

async function readableSecrets(dataDir: string): Promise<readonly string[]> {
  if (process.platform === 'win32') return [];
  const found = await Promise.all(
    SECRETS.map(async (name) => {
      const stats = await stat(path.join(dataDir, name)).catch(() => null);
      return stats && (stats.mode & OTHERS_MAY) !== 0 ? [`Others than its owner can read ${name}.`] : [];
    }),
  );
  return found.flat();
}
