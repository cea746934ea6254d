import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type AppName, discoveryName } from '@suite/contracts';
import { isSigned } from '../signing/signing-key.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { trustIssues } from '../trust/verify-store.ts';
import { readRecord } from './build-record.ts';
import { publishedFile, publishedRecord, sha384 } from './published.ts';

/** What is wrong with a version in the store: files that are missing or not what was built. Empty when it is whole. */
export async function verifyVersion(
  store: ReleaseStore,
  app: AppName,
  version: string,
): Promise<readonly string[]> {
  const record = await publishedRecord(store, app, version);
  const issues: string[] = [];
  for (const [file, integrity] of Object.entries(record.integrity)) {
    const bytes = await publishedFile(store, app, version, file).catch(() => null);
    if (!bytes) issues.push(`${app} ${version} has no ${file}`);
    else if (sha384(bytes) !== integrity) issues.push(`${app} ${version}: ${file} is not what was built`);
  }
  return issues;
}

/** Whether a folder holds the build of a version, with each script and stylesheet as it was built. */
export async function holdsBuild(folder: string, version: string): Promise<boolean> {
  const record = await readRecord(folder).catch(() => null);
  if (record?.version !== version) return false;
  const files = Object.entries(record.integrity).map(async ([file, integrity]) => {
    const bytes = await readFile(path.join(folder, file)).catch(() => null);
    return bytes !== null && sha384(bytes) === integrity;
  });
  return (await Promise.all(files)).every(Boolean);
}

/** What is wrong with the document, all versions in it, and what was signed of them. */
export async function verifyStore(store: ReleaseStore, publicKey: string): Promise<readonly string[]> {
  const { objects, trusted } = store;
  // Without what was signed of it nothing else is worth looking at.
  const distrust = trusted ? await trustIssues({ objects, trusted }) : [];
  return distrust.length > 0 ? distrust : documentIssues(store, publicKey);
}

async function documentIssues(store: ReleaseStore, publicKey: string): Promise<readonly string[]> {
  const signed = await store.readSigned();
  if (!signed) return ['Nothing is released'];
  const { document } = await store.readDocument();
  const issues: string[] = isSigned(signed.bytes, signed.signature, publicKey)
    ? []
    : ['The signature of the discovery document is not that of this key'];
  for (const [name, entries] of Object.entries(document.microFrontends)) {
    const app = name.slice(discoveryName('').length) as AppName;
    for (const { metadata } of entries) {
      const manifest = await publishedFile(store, app, metadata.version, 'mf-manifest.json').catch(
        () => null,
      );
      if (!manifest || sha384(manifest) !== metadata.integrity) {
        issues.push(`${app} ${metadata.version}: mf-manifest.json is not what was released`);
      }
      issues.push(
        ...(await verifyVersion(store, app, metadata.version).catch((error: Error) => [error.message])),
      );
    }
  }
  return issues;
}
