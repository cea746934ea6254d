import { createServer, type RequestListener, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { observeQueries } from '../database/connection.ts';
import { type TlsFiles, tlsServer } from '../http/tls-server.ts';

export const METRICS_PATH = '/metrics';
const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const QUERY_SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1];

/** One answered request. */
export interface Answered {
  readonly method: string;
  /** Pattern of the route, never the address. */
  readonly route: string;
  readonly status: number;
  readonly durationMs: number;
}

export interface Metrics {
  observe(answered: Answered): void;
  /** A number that is asked for when metrics are printed; null is not printed. */
  addGauge(name: string, help: string, read: () => number | null | Promise<number | null>): void;
  /** Numbers by the values of a label. */
  addGauges(
    { name, help, label }: { readonly name: string; readonly help: string; readonly label: string },
    read: () => Readonly<Record<string, number>> | Promise<Readonly<Record<string, number>>>,
  ): void;
  /** Counts upwards by the values of a label, each of which stands at 0 before. */
  addCounter(
    { name, help, label }: { readonly name: string; readonly help: string; readonly label: string },
    values: readonly string[],
  ): (value: string) => void;
  /** In the text form of Prometheus. */
  print(): Promise<string>;
  readonly contentType: string;
}

let ofProcess: Registry | undefined;

/** Memory, event loop, garbage and queries belong to the process: they are collected once, however many apps it has. */
function processRegistry(): Registry {
  if (ofProcess) return ofProcess;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  // Anybody may read the metrics, and nobody shall learn what the server could be attacked by.
  registry.removeSingleMetric('nodejs_version_info');
  const queries = new Histogram({
    name: 'database_query_duration_seconds',
    help: 'Time of queries, by whether they went well.',
    labelNames: ['outcome'],
    buckets: QUERY_SECONDS,
    registers: [registry],
  });
  observeQueries(({ level, queryDurationMillis }) => {
    queries.observe({ outcome: level === 'error' ? 'error' : 'ok' }, queryDurationMillis / 1000);
  });
  ofProcess = registry;
  return registry;
}

/** Metrics of one app, and of the process. */
export function createMetrics(): Metrics {
  processRegistry();
  const registry = new Registry();
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer, by method, route pattern and class of status.',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_SECONDS,
    registers: [registry],
  });
  return {
    observe: ({ method, route, status, durationMs }) => {
      requests.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, durationMs / 1000);
    },
    addGauge: (name, help, read) => {
      new Gauge({
        name,
        help,
        registers: [registry],
        async collect() {
          const value = await read();
          if (value === null) this.remove();
          else this.set(value);
        },
      });
    },
    addGauges: ({ name, help, label }, read) => {
      new Gauge({
        name,
        help,
        labelNames: [label],
        registers: [registry],
        async collect() {
          this.reset();
          for (const [value, number] of Object.entries(await read())) this.set({ [label]: value }, number);
        },
      });
    },
    addCounter: ({ name, help, label }, values) => {
      const counter = new Counter({ name, help, labelNames: [label], registers: [registry] });
      for (const value of values) counter.inc({ [label]: value }, 0);
      return (value) => counter.inc({ [label]: value });
    },
    print: () => Registry.merge([processRegistry(), registry]).metrics(),
    contentType: registry.contentType,
  };
}

/** @param hasOwnPort they are printed there, and not here */
export function mountMetrics(http: FastifyInstance, metrics: Metrics, hasOwnPort = false): void {
  if (hasOwnPort) return;
  http.get(METRICS_PATH, { schema: { hide: true }, compress: false }, async (_request, reply) =>
    reply
      .type(metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.print()),
  );
}

const CONNECTION_TIMEOUT_MS = 60_000;

/** Prints metrics on a port of their own, which a proxy in front does not lead to. */
export function metricsServer(metrics: Metrics, tls: TlsFiles | null): Server {
  const respond: RequestListener = async (request, response) => {
    if (request.url !== METRICS_PATH) {
      response.writeHead(404).end();
      return;
    }
    const text = await metrics.print().catch(() => null);
    response.writeHead(text === null ? 500 : 200, { 'content-type': metrics.contentType }).end(text);
  };
  return tls === null ? createServer(respond) : tlsServer(tls, CONNECTION_TIMEOUT_MS)(respond);
}
