import {
  CATALOGUE_CHANGES,
  type CatalogueState,
  isOlder,
  type ReadState,
} from '../../database/catalogue-state.ts';
import { type Database, listen } from '../../database/connection.ts';
import type { Listener } from '../../database/listen.ts';
import { changesText, HEARTBEAT } from './event-text.ts';
import type { Follower, Followers } from './followers.ts';
import { readStatusChanges, type StatusChanges } from './repository.ts';

/** Tells open pages what happens in the buildings that they follow. */
export interface LiveBuildings {
  /** From here on the follower is told; it begins with what it missed. */
  follow(buildingId: number, follower: Follower): void;
  leave(buildingId: number, follower: Follower): void;
  /** Ends all streams. */
  close(): Promise<void>;
}

/** Writes to each what it does not know yet. */
function notify(followers: readonly Follower[], changes: StatusChanges): void {
  const texts = new Map<number | null, string>();
  for (const follower of followers) {
    const text = texts.get(follower.knownId) ?? changesText(changes, follower.knownId);
    texts.set(follower.knownId, text);
    follower.knownId = changes.lastEventId;
    if (text) follower.write(text);
  }
}

/** The event after which followers are to be told; null when all have just come. */
function firstKnownId(followers: readonly Follower[]): number | null {
  const knownIds = followers.map(({ knownId }) => knownId).filter((id) => id !== null);
  return knownIds.length > 0 ? Math.min(...knownIds) : null;
}

/** A project can go into private preview, and a link or a session end, while pages follow a building of it. */
async function whoMayFollow(
  followers: readonly Follower[],
  changes: StatusChanges | null,
): Promise<readonly Follower[]> {
  if (!changes) return [];
  const { privateProjectId } = changes;
  if (privateProjectId === null) return followers;
  const allowed = await Promise.all(followers.map((one) => one.mayFollow(privateProjectId)));
  return followers.filter((_one, index) => allowed[index]);
}

export interface LiveOptions {
  readonly database: () => Database;
  readonly readState: ReadState;
  readonly followers: Followers;
  /** 15 s by default. */
  readonly heartbeatMs?: number | undefined;
  readonly onFailure: (error: unknown) => void;
}

const HEARTBEAT_MS = 15_000;

/**
 * One listener per process; a change is read once per building and written to all its followers. With each
 * heartbeat the state of the catalogue is looked at too, so a notice that was lost is late, not missed.
 */
export function createLiveBuildings(options: LiveOptions): LiveBuildings {
  const { database, readState, followers, heartbeatMs = HEARTBEAT_MS, onFailure } = options;
  const context = new Map<number, { isStale: boolean }>();
  let announced: CatalogueState = { version: 0, statusEventId: 0 };
  let listener: Listener | null = null;
  let heart: NodeJS.Timeout | null = null;
  let isClosed = false;

  async function notifyFollowers(buildingId: number): Promise<void> {
    // Who comes while this is read is not among them: that calls for another reading.
    const present = followers.of(buildingId);
    if (present.length === 0) return;
    const changes = await readStatusChanges(database(), buildingId, firstKnownId(present));
    const remaining = await whoMayFollow(present, changes);
    for (const follower of present) if (!remaining.includes(follower)) follower.end();
    if (changes) notify(remaining, changes);
  }

  /** Reads a building once at a time; what happens meanwhile is read right after. */
  async function refresh(buildingId: number): Promise<void> {
    const running = context.get(buildingId);
    if (running) {
      running.isStale = true;
      return;
    }
    const mine = { isStale: true };
    context.set(buildingId, mine);
    try {
      while (mine.isStale) {
        mine.isStale = false;
        await notifyFollowers(buildingId);
      }
    } catch (error) {
      onFailure(error);
    } finally {
      context.delete(buildingId);
    }
  }

  function refreshAll(): void {
    for (const buildingId of followers.buildingIds) void refresh(buildingId);
  }

  async function beat(): Promise<void> {
    for (const follower of followers.all()) follower.write(HEARTBEAT);
    try {
      const state = await readState();
      if (isOlder(announced, state)) refreshAll();
      announced = state;
    } catch (error) {
      onFailure(error);
    }
  }

  function onNotice(payload: string): void {
    const buildingId = Number(/^status (\d+)$/.exec(payload)?.[1]);
    if (!buildingId) refreshAll();
    else if (followers.of(buildingId).length > 0) void refresh(buildingId);
  }

  /** With the first follower: a process that nobody follows anything on needs no connection for it. */
  function start(): void {
    listener ??= listen(database(), CATALOGUE_CHANGES, { onNotice, onListening: refreshAll });
    heart ??= setInterval(() => void beat(), heartbeatMs).unref();
  }

  return {
    follow(buildingId, follower) {
      if (isClosed) return follower.end();
      followers.add(buildingId, follower);
      start();
      void refresh(buildingId);
    },
    leave: (buildingId, follower) => followers.remove(buildingId, follower),
    async close() {
      isClosed = true;
      if (heart) clearInterval(heart);
      await listener?.stop();
      // Last: the server stops listening right after, before the pages connect again.
      for (const follower of followers.all()) follower.end();
    },
  };
}
