import { RequestError } from '../../errors.ts';
import { addressGroup } from './address-group.ts';

/** An open page that follows a building. */
export interface Follower {
  /** IP address. */
  readonly address: string;
  /** The last event that it knows of; null when it has just come. */
  knownId: number | null;
  /** Whether a project in private preview is shown to the page, as things are now. */
  mayFollow(privateProjectId: number): Promise<boolean>;
  write(text: string): void;
  end(): void;
}

export interface FollowerLimits {
  readonly ofProcess: number;
  readonly ofAddress: number;
}

export const FOLLOWER_LIMITS: FollowerLimits = { ofProcess: 2000, ofAddress: 10 };

/** Who follows which building. */
export class Followers {
  readonly #byBuilding = new Map<number, Set<Follower>>();
  /** By what `addressGroup` gives. */
  readonly #byAddress = new Map<string, number>();
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

  /** @throws {RequestError} 503 when there are too many, from everywhere or from one address. */
  checkRoom(address: string): void {
    if (!this.#limits) return;
    if ((this.#byAddress.get(addressGroup(address)) ?? 0) >= this.#limits.ofAddress) {
      throw tooMany('Too many pages of your address follow buildings. Please close one of them.');
    }
    if (this.#count >= this.#limits.ofProcess) {
      throw tooMany('Too many pages follow buildings at the moment. Please try again later.');
    }
  }

  add(buildingId: number, follower: Follower): void {
    const followers = this.#byBuilding.get(buildingId) ?? new Set();
    this.#byBuilding.set(buildingId, followers.add(follower));
    const group = addressGroup(follower.address);
    this.#byAddress.set(group, (this.#byAddress.get(group) ?? 0) + 1);
    this.#count += 1;
  }

  remove(buildingId: number, follower: Follower): void {
    const followers = this.#byBuilding.get(buildingId);
    if (!followers?.delete(follower)) return;
    if (followers.size === 0) this.#byBuilding.delete(buildingId);
    const group = addressGroup(follower.address);
    const left = (this.#byAddress.get(group) ?? 0) - 1;
    if (left > 0) this.#byAddress.set(group, left);
    else this.#byAddress.delete(group);
    this.#count -= 1;
  }
}

function tooMany(sentence: string): RequestError {
  return new RequestError(503, 'too-many-streams', sentence);
}
