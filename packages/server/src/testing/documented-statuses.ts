import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { operations, statusesOf } from '@suite/api';
import type { FastifyInstance } from 'fastify';
import { type App, createApp } from '../app.ts';
import type { AppOptions } from '../app-options.ts';

/** Published by Fastify when an instance is made, before anything is mounted. */
const CREATED = 'fastify.initialization';

/** An app that cannot be closed without an error once an operation responded with a status that is not documented. */
export async function createCheckedApp(options: AppOptions): Promise<App> {
  subscribe(CREATED, checkStatuses);
  // The instance is made before anything is waited for, so that no other app is met.
  const created = createApp(options);
  unsubscribe(CREATED, checkStatuses);
  return created;
}

function checkStatuses(created: unknown): void {
  const { fastify } = created as { readonly fastify: FastifyInstance };
  const undocumented = new Set<string>();
  fastify.addHook('onResponse', async ({ routeOptions }, { statusCode }) => {
    const name = routeOptions.config.operation;
    if (name === undefined) return;
    const { success, errors } = statusesOf(operations[name]);
    if (!success.includes(statusCode) && !errors.includes(statusCode))
      undocumented.add(`${name} ${statusCode}`);
  });
  fastify.addHook('onClose', async () => {
    if (undocumented.size > 0) throw new Error(`Not documented: ${[...undocumented].join(', ')}`);
  });
}
