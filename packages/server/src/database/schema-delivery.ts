import type { DefaultTime } from './columns.ts';

interface DeliveryOutcomesTable {
  session: string;
  remote: string;
  version: string;
  cohort: 'stable' | 'canary';
  bad: boolean;
  reason: string | null;
  load_ms: number | null;
  reported_at: DefaultTime;
}

export interface DeliverySchema {
  delivery_outcomes: DeliveryOutcomesTable;
}
