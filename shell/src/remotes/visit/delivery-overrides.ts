import type { VersionOverride } from '@suite/domain';

/** What a tester chose for this tab: versions of remotes, and cohorts to belong to. */
export interface DeliveryChoice {
  readonly overrides: Readonly<Record<string, VersionOverride>>;
  readonly cohorts: readonly string[];
}

const KEY = 'suite-delivery-choice';
const NOTHING: DeliveryChoice = { overrides: {}, cohorts: [] };

export function readChoice(): DeliveryChoice {
  try {
    return { ...NOTHING, ...(JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<DeliveryChoice>) };
  } catch {
    return NOTHING;
  }
}

export function keepChoice(choice: DeliveryChoice): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(choice));
  } catch {
    // Without storage the choice holds for this page view alone.
  }
}
