import { once } from 'node:events';
import path from 'node:path';
import type { ReleaseStore, SigningKey } from '@suite/release';
import { createApp } from '../app.ts';
import type { Configuration } from '../configuration.ts';
import type { Database } from '../database/connection.ts';
import { migrate } from '../database/migrate.ts';
import { createDependencies } from '../dependencies/dependencies.ts';
import { createFolderTransport } from '../mail/folder-transport.ts';
import { createOutbox } from '../mail/outbox.ts';
import { createSmtpTransport } from '../mail/smtp-transport.ts';
import type { MailTransport } from '../mail/transport.ts';
import { releasesOf } from '../modules/delivery/releases.ts';
import { createEnquiryIntake } from '../modules/enquiries/enquiry-intake.ts';
import { createEnquiryJournal } from '../modules/enquiries/enquiry-journal.ts';
import { openMediaFiles } from '../modules/media/media-files.ts';
import type { MediaLocation } from '../modules/media/open-media-store.ts';
import { secretKeysOf } from '../modules/session/secret-key.ts';
import { type Metrics, metricsServer } from '../observation/metrics.ts';
import { operatingMetrics } from '../observation/operating-metrics.ts';
import { startBackground } from './background.ts';
import { checkDataDir, checkPort, type DataLock, lockDataDir, portError } from './checks.ts';
import { openWhenThere, reportMediaStore } from './wait-for.ts';

export interface StartOptions {
  /** The released front end, to serve the web too. */
  readonly store?: ReleaseStore | undefined;
  /** Key of its discovery document. */
  readonly signingKey?: SigningKey | undefined;
  /** Fills the database before the server is ready; must do nothing when there is nothing to do. */
  readonly seed?: ((db: Database, media: MediaLocation) => Promise<unknown>) | undefined;
  /** The lock of the data folder when it is held already (`checkStart`); otherwise it is taken here. */
  readonly lock?: DataLock | null | undefined;
  /** Off only for tests and measurements. */
  readonly rateLimits?: boolean | undefined;
  /** Hears what the start waits for, a sentence a second, and what it goes on without; standard error by default. */
  readonly onWait?: ((sentence: string) => void) | undefined;
  /** Ends a start that waits. */
  readonly signal?: AbortSignal | undefined;
  /** Lower only in tests. */
  readonly closeGraceMs?: number | undefined;
}

export interface RunningServer {
  /** `http://localhost:3000`, with the port that was given. */
  readonly url: string;
  readonly port: number;
  /** Lets requests under way end, for ten seconds at most, then closes the database and frees the data folder. */
  close(): Promise<void>;
}

/**
 * Starts the server: listens, opens and migrates the database, seeds it. Resolves when it is ready.
 * @throws {StartError} a sentence for each thing that can be wrong; nothing stays open then.
 */
export async function startServer(
  configuration: Configuration,
  options: StartOptions = {},
): Promise<RunningServer> {
  const { dataDir, database, geocoderUrl, host, logLevel, mediaUrl } = configuration;
  const mediaDir = path.join(dataDir, 'media');
  const mailDir = path.join(dataDir, 'mail');
  const dependencies = createDependencies(configuration.deadlines);
  const outbox = createOutbox(transportOf(configuration, mailDir), dependencies.mail);
  const enquiries = createEnquiryIntake(createEnquiryJournal(path.join(dataDir, 'enquiries')));
  const closers: (() => unknown)[] = [];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    await checkPort(configuration.port, host);
    await checkDataDir(dataDir);
    const onWait = options.onWait ?? ((sentence) => console.error(sentence));
    await reportMediaStore({ mediaDir, mediaUrl }, onWait);
    const lock = options.lock ?? (database.kind === 'embedded' ? lockDataDir(dataDir) : null);
    closers.push(() => lock?.release());
    const app = await createApp({
      mediaDir,
      mediaUrl,
      dataDir,
      deadlines: configuration.deadlines,
      dependencies,
      store: options.store,
      signingKey: options.signingKey,
      logLevel,
      ownMetricsPort: configuration.metricsPort !== null,
      geocoderUrl,
      secretKey: await secretKeysOf(configuration),
      publicUrl: configuration.publicUrl,
      staffSecondFactor: configuration.staffSecondFactor,
      allowedOrigins: configuration.allowedOrigins,
      apiOrigin: configuration.apiOrigin,
      assetOrigins: configuration.assetOrigins,
      googleTagId: configuration.googleTagId,
      outcomeShare: configuration.outcomeShare,
      breachedPasswordsUrl: configuration.breachedPasswordsUrl,
      scannerUrl: configuration.scannerUrl,
      tls: configuration.tls,
      securityContact: configuration.securityContact,
      trustedProxies: configuration.trustedProxies,
      mail: outbox,
      enquiries,
      rateLimits: options.rateLimits ?? true,
      isDatabaseShared: database.kind === 'postgres',
      closeGraceMs: options.closeGraceMs,
    });
    closers.push(app.close);
    const { metricsPort } = configuration;
    if (metricsPort !== null)
      closers.push(await listenForMetrics(app.metrics, { port: metricsPort, host, tls: configuration.tls }));
    const port = await listen(() => app.http.listen({ port: configuration.port, host }), configuration);
    const db = await openWhenThere(database, {
      settings: configuration.pool,
      onWait,
      signal: options.signal,
    });
    // Requests that are under way still need it: it is closed after the server and before the lock is freed.
    closers.splice(1, 0, () => db.destroy());
    const unknown = await migrate(db);
    if (unknown.length > 0)
      onWait(`A later version of the server has migrated the database (${unknown.join(', ')}).`);
    await options.seed?.(db, { mediaDir, mediaUrl });
    const { log } = app.http;
    await enquiries.reconcile(db, new Date(), log);
    app.setDatabase(db);
    operatingMetrics(app.metrics, { db, dependencies, enquiries, dataDir });
    const media = openMediaFiles({ mediaDir, mediaUrl }, dependencies.media);
    // Ended after the requests, whose mails it sends, and before the database is closed.
    const releases = releasesOf(options.store);
    const { imports } = app;
    const releaseStore = options.store ?? null;
    const { metrics, releases: served } = app;
    const background = {
      outbox,
      enquiries,
      mailDir,
      media,
      metrics,
      releases,
      releaseStore,
      served,
      imports,
      configuration,
    };
    closers.splice(2, 0, await startBackground(db, background, log));
    return { url: `${configuration.tls ? 'https' : 'http'}://localhost:${port}`, port, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Gives what ends it. */
async function listenForMetrics(
  metrics: Metrics,
  { port, host, tls }: Pick<Configuration, 'host' | 'tls'> & { readonly port: number },
): Promise<() => Promise<void>> {
  const server = metricsServer(metrics, tls);
  server.listen(port, host);
  await once(server, 'listening').catch((error: unknown) => {
    throw portError(error, port, host, 'METRICS_PORT');
  });
  return async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
}

function transportOf({ smtpUrl, mailFrom, publicUrl }: Configuration, mailDir: string): MailTransport {
  return smtpUrl === null
    ? createFolderTransport(mailDir, mailFrom)
    : createSmtpTransport(smtpUrl, mailFrom, publicUrl.startsWith('https:'));
}

async function listen(start: () => Promise<string>, { port, host }: Configuration): Promise<number> {
  try {
    return Number(new URL(await start()).port);
  } catch (error) {
    throw portError(error, port, host);
  }
}
