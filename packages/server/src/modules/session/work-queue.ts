import { RequestError } from '../../errors.ts';

/** Who comes first: whoever is known, then whoever has proved some work, then the others. */
export const LANES = ['known', 'proved', 'others'] as const;
export type Lane = (typeof LANES)[number];

export interface Place {
  readonly lane: Lane;
  /** Within a lane, networks take turns: many requests of one do not delay the next network's. */
  readonly network: string;
}

export interface WorkQueue {
  /** @throws {RequestError} 503 when as many are waiting in the lane, none of them of a network that has more than its share. */
  run<Result>(work: () => Promise<Result>, place?: Place): Promise<Result>;
}

interface QueueSize {
  readonly running: number;
  /** In each lane. */
  readonly waiting: Readonly<Record<Lane, number>>;
}

/** What is asked for by who is signed in already, or by a mailed link. */
const SIGNED_IN: Place = { lane: 'known', network: '' };

/** Lets `running` works run at once; more wait for their turn. */
export function createWorkQueue({ running, waiting }: QueueSize): WorkQueue {
  let free = running;
  const lanes = new Map(LANES.map((lane) => [lane, createLane()]));
  const laneOf = (lane: Lane) => lanes.get(lane) ?? createLane();

  const wait = ({ lane, network }: Place) => {
    const turns = laneOf(lane);
    const isFull = turns.size() >= waiting[lane];
    if (isFull && !turns.makeRoomFor(network)) throw busy();
    return new Promise<void>((start, refuse) => turns.add(network, { start, refuse }));
  };
  const nextTurn = () => {
    for (const lane of LANES) {
      const next = laneOf(lane).take();
      if (next) return next;
    }
    return null;
  };
  return {
    run: async (work, place = SIGNED_IN) => {
      if (free > 0) free -= 1;
      else await wait(place);
      try {
        return await work();
      } finally {
        // The place goes to who waits, not back: nobody can slip in between.
        const next = nextTurn();
        if (next) next.start();
        else free += 1;
      }
    },
  };
}

export const BUSY = 'busy';

function busy(): RequestError {
  return new RequestError(503, BUSY, 'Too many people are logging in. Please try again in a moment.');
}

interface Turn {
  start(): void;
  refuse(reason: RequestError): void;
}

/** Turns by network; a network that had one goes to the end. A full lane is shared: who has most in it gives way. */
function createLane() {
  const byNetwork = new Map<string, Turn[]>();
  let count = 0;
  return {
    size: () => count,
    add: (network: string, turn: Turn) => {
      const turns = byNetwork.get(network);
      if (turns) turns.push(turn);
      else byNetwork.set(network, [turn]);
      count += 1;
    },
    /** Refuses the last turn of the network with the most, where that one has at least two more than this one. */
    makeRoomFor: (network: string): boolean => {
      const own = byNetwork.get(network)?.length ?? 0;
      const longest = [...byNetwork.values()].reduce<Turn[]>(
        (most, turns) => (turns.length > most.length ? turns : most),
        [],
      );
      if (longest.length < own + 2) return false;
      longest.pop()?.refuse(busy());
      count -= 1;
      return true;
    },
    take: (): Turn | null => {
      const [first] = byNetwork;
      if (!first) return null;
      const [network, turns] = first;
      const turn = turns.shift() ?? null;
      byNetwork.delete(network);
      if (turns.length > 0) byNetwork.set(network, turns);
      count -= 1;
      return turn;
    },
  };
}
