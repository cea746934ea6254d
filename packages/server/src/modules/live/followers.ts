import { RequestError } from '../../errors.ts';
import { addressGroup } from './address-group.ts';

/** An open page that follows a building. */
export interface Follower {
  /** IP address. */
  readonly address: string;
  /** Number of the browser; null for one without. */
  readonly visitor: string | null;
  /** The last event that it knows of; null when it has just come. */
  knownId: number | null;
  /** Whether a project in private preview is shown to the page, as things are now. */
  mayFollow(privateProjectId: number): Promise<boolean>;
  write(text: string): void;
  end(): void;
}

export interface FollowerLimits {
  readonly ofProcess: number;
  /** Of one browser; those without a number are one of their address. */
  readonly ofVisitor: number;
  readonly ofAddress: number;
}

export const FOLLOWER_LIMITS: FollowerLimits = { ofProcess: 2000, ofVisitor: 10, ofAddress: 200 };

/** Who follows which building. */
export class Followers {
  readonly #byBuilding = new Map<number, Set<Follower>>();
  /** By what `keysOf` gives. */
  readonly #counts = new Map<string, number>();
  readonly #limits: FollowerLimits | null;
  #count = 0;

  /** Without limits for tests and measurements. */
  constructor(limits: FollowerLimits | null) {
    this.#limits = limits;
  }

  get count(): number {
    return this.#count;
  }

  get buildingIds(): number[] {
    return [...this.#byBuilding.keys()];
  }

  all(): Follower[] {
    return [...this.#byBuilding.values()].flatMap((followers) => [...followers]);
  }

  of(buildingId: number): Follower[] {
    return [...(this.#byBuilding.get(buildingId) ?? [])];
  }

  /** @throws {RequestError} 503 when there are too many, from everywhere, of one browser or from one address. */
  checkRoom(who: Pick<Follower, 'address' | 'visitor'>): void {
    if (!this.#limits) return;
    const { visitor, address } = keysOf(who);
    if (this.#countOf(visitor) >= this.#limits.ofVisitor) {
      throw tooMany('Too many of your pages follow buildings. Please close one of them.');
    }
    if (this.#countOf(address) >= this.#limits.ofAddress) {
      throw tooMany('Too many pages of your address follow buildings. Please try again later.');
    }
    if (this.#count >= this.#limits.ofProcess) {
      throw tooMany('Too many pages follow buildings at the moment. Please try again later.');
    }
  }

  add(buildingId: number, follower: Follower): void {
    const followers = this.#byBuilding.get(buildingId) ?? new Set();
    this.#byBuilding.set(buildingId, followers.add(follower));
    for (const key of Object.values(keysOf(follower))) this.#counts.set(key, this.#countOf(key) + 1);
    this.#count += 1;
  }

  remove(buildingId: number, follower: Follower): void {
    const followers = this.#byBuilding.get(buildingId);
    if (!followers?.delete(follower)) return;
    if (followers.size === 0) this.#byBuilding.delete(buildingId);
    for (const key of Object.values(keysOf(follower))) {
      const left = this.#countOf(key) - 1;
      if (left > 0) this.#counts.set(key, left);
      else this.#counts.delete(key);
    }
    this.#count -= 1;
  }

  #countOf(key: string): number {
    return this.#counts.get(key) ?? 0;
  }
}

function keysOf({
  address,
  visitor,
}: Pick<Follower, 'address' | 'visitor'>): Record<'address' | 'visitor', string> {
  const group = addressGroup(address);
  return { address: `address ${group}`, visitor: `visitor ${visitor ?? group}` };
}

function tooMany(sentence: string): RequestError {
  return new RequestError(503, 'too-many-streams', sentence);
}
