import type { ReleaseChange } from '@suite/api';
import type { AppName } from '@suite/contracts';
import {
  ConflictError,
  DocumentError,
  judgeCanary,
  PublishError,
  RolloutError,
  TrustError,
} from '@suite/release';
import type { Database } from '../../database/connection.ts';
import { RequestError } from '../../errors.ts';
import type { Handler } from '../../operations/request-context.ts';
import { authorOf, deliveryStatus } from './delivery-status.ts';
import type { Releases } from './releases.ts';
import { databaseTelemetry } from './telemetry-repository.ts';

const EXPECTED = [RolloutError, PublishError, DocumentError, ConflictError, TrustError];

export const changeRelease: Handler<'changeRelease'> = async ({
  params: { app },
  body,
  context,
  services: { releases },
  viewer,
}) => {
  try {
    await requireReady(context.db, releases, app, body);
    await releases.change(app, body, authorOf(viewer.userId));
  } catch (error) {
    if (!EXPECTED.some((kind) => error instanceof kind)) throw error;
    throw new RequestError(409, 'release-refused', `${(error as Error).message}.`);
  }
  return { data: await deliveryStatus(context.db, releases) };
};

/** A person may make a canary stable that is not worse, as far as is known; `force` says that it is known better. */
async function requireReady(
  db: Database,
  releases: Releases,
  app: AppName,
  { action, force }: ReleaseChange,
): Promise<void> {
  if (action !== 'promote' || force) return;
  const judged = await judgeCanary(await releases.document(), app, databaseTelemetry(db));
  if (judged && judged.verdict !== 'ready')
    throw new RolloutError(`The canary of ${app} is not ready to go on: ${judged.reason}`);
}
