import type { Generated } from 'kysely';
import type { DefaultTime } from './columns.ts';

interface DeliveryOutcomesTable {
  session: string;
  remote: string;
  version: string;
  cohort: 'stable' | 'canary';
  bad: boolean;
  reason: string | null;
  load_ms: number | null;
  /** When its page was served, or it was mounted in a page that was served for another one. */
  began_at: DefaultTime;
  /** Whether it stood on the page. */
  mounted: Generated<boolean>;
  /** Whether its end is known: it lived, was left, or went badly. */
  settled: Generated<boolean>;
  language: string | null;
  device: string | null;
  member: boolean | null;
  /** Keyed hash of the network that it came from: nobody can read an address from it. */
  network: string | null;
  symptoms: Generated<string[]>;
}

export interface DeliverySchema {
  delivery_outcomes: DeliveryOutcomesTable;
}
