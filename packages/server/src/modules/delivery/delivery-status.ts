import type { DeliveryStatus } from '@suite/api';
import { readStatus } from '@suite/release';
import type { Database } from '../../database/connection.ts';
import { displayNames } from '../account/repository.ts';
import type { Releases } from './releases.ts';
import { databaseTelemetry } from './telemetry-repository.ts';

/** The document is everybody's to read: no name stands in it of who changed a release on a screen. */
export const authorOf = (userId: number) => `account ${userId}`;
const AUTHOR = /^account (\d+)$/;

/** Which versions visitors get and how they fare, with the names of who changed them. */
export async function deliveryStatus(db: Database, releases: Releases): Promise<DeliveryStatus> {
  const [document, history, keyNames] = await Promise.all([
    releases.document(),
    releases.history(),
    releases.keyNames(),
  ]);
  const pairs = await releases.pairs(document);
  const status = await readStatus(document, databaseTelemetry(db), new Date(), { history, pairs, keyNames });
  const authors = [status.author, ...status.apps.map(({ lastChange }) => lastChange?.author)];
  const ids = authors.flatMap((author) => AUTHOR.exec(author ?? '')?.[1] ?? []).map(Number);
  const names = await displayNames(db, ids);
  const named = (author: string) => names.get(Number(AUTHOR.exec(author)?.[1])) ?? author;
  return {
    ...status,
    author: status.author && named(status.author),
    apps: status.apps.map(({ lastChange, ...app }) => ({
      ...app,
      lastChange: lastChange && { ...lastChange, author: named(lastChange.author) },
    })),
  };
}
