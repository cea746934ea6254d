import { createDependency, type Dependency } from './dependency.ts';
import { DEPENDENCY_NAMES, type DependencyName } from './unavailable.ts';

/** How long is waited for what the server works with. */
export interface Deadlines {
  /** For the database where a visitor reads or sends an enquiry: then a copy is shown, and the enquiry waits on the disk. */
  readonly databaseMs: number;
  /** For the stores of releases and media. */
  readonly storageMs: number;
  readonly geocoderMs: number;
  /** For how long what did not respond is not asked. */
  readonly breakerOpenMs: number;
}

export const DEADLINES: Deadlines = {
  databaseMs: 700,
  storageMs: 1000,
  geocoderMs: 1500,
  breakerOpenMs: 1000,
};

/** Those of the parts whose outage is told by their own calls; the database's guards its connections. */
export type Dependencies = Readonly<Record<Exclude<DependencyName, 'database'>, Dependency>>;

/** A mail server says in its own time what it thinks of a mail. */
const MAIL_MS = 95_000;

export function createDependencies(deadlines: Deadlines): Dependencies {
  const { storageMs, geocoderMs, breakerOpenMs: openMs } = deadlines;
  const deadlineOf: Readonly<Record<keyof Dependencies, number>> = {
    releases: storageMs,
    media: storageMs,
    mail: MAIL_MS,
    geocoder: geocoderMs,
    disk: storageMs,
  };
  const names = DEPENDENCY_NAMES.filter((name) => name !== 'database');
  return Object.fromEntries(
    names.map((name) => [name, createDependency(name, { deadlineMs: deadlineOf[name], openMs })]),
  ) as unknown as Dependencies;
}
