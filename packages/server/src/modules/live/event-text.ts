import type { StatusChanges, StatusEvent } from './repository.ts';

/** How long a page waits until it connects again, and what keeps a connection from looking dead. */
export const OPENING = 'retry: 3000\n\n';

export const HEARTBEAT = ':\n\n';

function eventText(id: number, name: string, data: object): string {
  return `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}

function statusText({ id, apartmentId, status, changedAt }: StatusEvent): string {
  return eventText(id, 'status', { apartmentId, status, asOf: changedAt.toISOString() });
}

/**
 * What a page is told that knows everything up to `knownId`: the changes since, or `ready`, upon which it reads
 * the units if what it has is older than `asOf`. Null: it has just come.
 */
export function changesText(
  { events, lastEventId, completeAfterId, asOf }: StatusChanges,
  knownId: number | null,
) {
  const isKnown = knownId !== null && completeAfterId <= knownId && knownId <= lastEventId;
  const since = isKnown ? events.filter(({ id }) => id > knownId) : [];
  if (!isKnown || since.some(({ apartmentId }) => apartmentId === null)) {
    return eventText(lastEventId, 'ready', { lastEventId, asOf: asOf.toISOString() });
  }
  return since.map(statusText).join('');
}
