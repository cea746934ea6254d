import { judge, type Verdict } from './judge.ts';
import { type Minute, type Outcomes, type Series, type SeriesKind, SLICES, type Slice } from './outcomes.ts';
import { binomial, type Random } from './random.ts';

/** How the visitors of one version fare, in truth. */
export interface Truth {
  /** Share of the loads that go badly. */
  readonly bad: number;
  /** Share of the loads of Serbian pages on phones that go badly; like the others when it is left out. */
  readonly badInSlice?: number;
  /** Share of the page views that never show it. */
  readonly silent?: number;
  /** The same of Serbian pages on phones; like the others when it is left out. */
  readonly silentInSlice?: number;
}

export interface SimulatedRollout {
  readonly stable: Truth;
  readonly canary: Truth;
  /** Page views of all visitors in a minute, people alone. */
  readonly loadsPerMinute: number;
  /** Percent of the visitors who get the canary. */
  readonly traffic: number;
  readonly minutes: number;
}

export interface SimulatedEnd {
  readonly verdict: Verdict;
  /** Canary loads that the judge knew of when it was taken back or paused, or the rollout ended. */
  readonly judgedLoads: number;
  /** And those that began until then. */
  readonly canaryLoads: number;
}

/** Page views for which no script ever ran: crawlers, on top of the people. */
const BOTS = 0.1;
/** Reports that never arrive. */
const LOSS = 0.02;
/** Reports that arrive after they were counted on, within so many minutes. */
const LATE = 0.02;
const LATE_MINUTES = 5;
/** Reports count once their load is 90 s old: whole minutes, seen from the end of each minute. */
const MATURE_MINUTES = 2;
/** Shares of languages and devices, independent of each other, so that their cells multiply. */
const SR = 0.5;
const PHONE = 0.6;
const MEMBER = 0.2;
/** Share of the visitors who come through one of five large networks; the others are alone in theirs. */
const LARGE_NETWORKS = 0.1;
const NETWORKS = 5;
/** Bad sessions of one network that count, for each percent of the visitors. */
const OF_A_NETWORK = 2;

const LANGUAGES = [
  ['sr', SR],
  ['en', 1 - SR],
] as const;
const DEVICES = [
  ['phone', PHONE],
  ['desktop', 1 - PHONE],
] as const;
const PEOPLE = [
  ['member', MEMBER],
  ['guest', 1 - MEMBER],
] as const;

const CELLS = LANGUAGES.flatMap(([language, ofLanguage]) =>
  DEVICES.flatMap(([device, ofDevice]) =>
    PEOPLE.map(([people, ofPeople]) => ({
      share: ofLanguage * ofDevice * ofPeople,
      slices: [language, device, people, `${language} ${device}`] as readonly Slice[],
    })),
  ),
);

interface Tally {
  readonly loads: number;
  readonly bad: number;
}
type Tallies = ReadonlyMap<string, Tally>;

interface SimulatedMinute {
  /** What is known when the minute is mature, and what is known in the end. */
  readonly early: { readonly stable: Tallies; readonly canary: Tallies };
  readonly final: { readonly stable: Tallies; readonly canary: Tallies };
}

/** One made-up rollout, judged after each minute. `random` gives numbers from 0 to below 1. */
export function simulateRollout(rollout: SimulatedRollout, random: Random): SimulatedEnd {
  const { loadsPerMinute, traffic, minutes } = rollout;
  const made: SimulatedMinute[] = [];
  const networks = [new NetworkCap(OF_A_NETWORK), new NetworkCap((OF_A_NETWORK * (100 - traffic)) / traffic)];
  const loads: number[] = [];
  const end = (verdict: Verdict): SimulatedEnd => {
    const counted = (some: readonly number[]) => some.reduce((sum, one) => sum + one, 0);
    return {
      verdict,
      judgedLoads: counted(loads.slice(0, Math.max(0, loads.length - MATURE_MINUTES))),
      canaryLoads: counted(loads),
    };
  };
  for (let minute = 0; minute < minutes; minute += 1) {
    const ofCanary = poissonLike(loadsPerMinute, traffic / 100, random);
    loads.push(ofCanary);
    const ofStable = poissonLike(loadsPerMinute, 1 - traffic / 100, random);
    const canary = versionMinute(ofCanary, rollout.canary, networks[0], random);
    const stable = versionMinute(ofStable, rollout.stable, networks[1], random);
    made.push({
      early: { stable: stable.early, canary: canary.early },
      final: { stable: stable.final, canary: canary.final },
    });
    const { verdict } = judge(outcomesAt(made, networks[0]?.contestable ?? 0));
    if (verdict === 'abort' || verdict === 'pause') return end(verdict);
  }
  return end('waiting');
}

/** A minute has as many page views as chance brings. */
function poissonLike(mean: number, share: number, random: Random): number {
  return binomial(mean * 10, share / 10, random);
}

/** Counts two bad sessions of a network at most; those of the small networks are nearly alone in theirs. */
class NetworkCap {
  readonly #most: number;
  readonly #large = Array.from({ length: NETWORKS }, () => 0);
  #small = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** How many of these count. */
  counted(bad: number, random: Random): number {
    const ofLarge = binomial(bad, LARGE_NETWORKS, random);
    let counted = bad - ofLarge;
    this.#small += counted;
    for (let index = 0; index < ofLarge; index += 1) {
      const network = Math.floor(random() * NETWORKS);
      if ((this.#large[network] ?? 0) >= this.#most) continue;
      this.#large[network] = (this.#large[network] ?? 0) + 1;
      counted += 1;
    }
    return counted;
  }

  /** Those of the three networks with most. */
  get contestable(): number {
    const alone = Array.from({ length: Math.min(3, this.#small) }, () => 1);
    const most = [...this.#large, ...alone].toSorted((a, b) => b - a).slice(0, 3);
    return most.reduce((sum, one) => sum + one, 0);
  }
}

/** The page views of one version in one minute, as they are reported. */
function versionMinute(views: number, truth: Truth, cap: NetworkCap | undefined, random: Random) {
  const early = new Map<string, Tally>();
  const final = new Map<string, Tally>();
  const bots = binomial(views, BOTS, random);
  let [left, leftShare] = [views, 1];
  let [heard, heardLate, silent] = [0, 0, bots];
  for (const { share, slices } of CELLS) {
    const loads = binomial(left, Math.min(1, share / leftShare), random);
    left -= loads;
    leftShare -= share;
    const { bad, silent: hidden } = truthIn(slices, truth);
    const never = binomial(loads, Math.min(1, hidden + LOSS), random);
    const late = binomial(loads - never, LATE, random);
    const [badInTime, badLate] = [loads - never - late, late].map((count) => binomial(count, bad, random));
    const counted = cap?.counted(badInTime ?? 0, random) ?? 0;
    const countedLate = cap?.counted(badLate ?? 0, random) ?? 0;
    silent += never;
    heard += loads - never - late;
    heardLate += late;
    for (const name of ['bad', ...slices.map((slice) => `bad ${slice}`)]) {
      add(early, name, loads - never - late, counted);
      add(final, name, loads - never, counted + countedLate);
    }
  }
  add(early, 'silent', heard + heardLate + silent, silent + heardLate);
  add(final, 'silent', heard + heardLate + silent, silent);
  return { early, final };
}

function truthIn(slices: readonly Slice[], { bad, badInSlice, silent = 0, silentInSlice }: Truth) {
  if (!slices.includes('sr phone')) return { bad, silent };
  return { bad: badInSlice ?? bad, silent: silentInSlice ?? silent };
}

function add(tallies: Map<string, Tally>, name: string, loads: number, bad: number): void {
  const before = tallies.get(name) ?? { loads: 0, bad: 0 };
  tallies.set(name, { loads: before.loads + loads, bad: before.bad + bad });
}

const COMPARED: readonly (readonly [SeriesKind, Slice | null])[] = [
  ['bad', null],
  ['silent', null],
  ...SLICES.map((slice) => ['bad', slice] as const),
];

/** What the judge knows at the end of the last minute: nothing of those that are not mature. */
function outcomesAt(made: readonly SimulatedMinute[], contestable: number): Outcomes {
  const mature = made.slice(0, Math.max(0, made.length - MATURE_MINUTES));
  const known = mature.map(({ early, final }, index) =>
    made.length - index > MATURE_MINUTES + LATE_MINUTES ? final : early,
  );
  return {
    series: COMPARED.map(([kind, slice]): Series => {
      const name = slice === null ? kind : `${kind} ${slice}`;
      const none = { loads: 0, bad: 0 };
      const minutes = known.map(
        ({ stable, canary }): Minute => ({
          at: '',
          stable: stable.get(name) ?? none,
          canary: canary.get(name) ?? none,
        }),
      );
      return { kind, slice, minutes, contestable: kind === 'silent' ? 3 : contestable };
    }),
  };
}
