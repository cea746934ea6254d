import { type EventPayloads, LOCALES, type StoreValues } from '@suite/contracts';

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isIds = (value: unknown) => Array.isArray(value) && value.every(Number.isInteger);
const isCount = (value: unknown) => Number.isInteger(value) && (value as number) >= 0;
const orNull = (isGood: (value: unknown) => boolean) => (value: unknown) => value === null || isGood(value);
const isEntity = orNull(
  (value) => isRecord(value) && Number.isInteger(value.id) && typeof value.name === 'string',
);

/**
 * What each store takes. Remotes that write them were built and released apart, against another version of the
 * contracts perhaps: what would break the readers of all others is refused where it is written.
 */
export const CHECKS: { readonly [Name in keyof StoreValues]: (value: unknown) => boolean } = {
  session: (value) => isRecord(value) && ['anonymous', 'restoring', 'signed-in'].includes(String(value.kind)),
  profile: orNull((value) => isRecord(value) && Array.isArray(value.roles)),
  locale: (value) => LOCALES.some((one) => one === value),
  projectId: orNull(Number.isInteger),
  selection: (value) =>
    isRecord(value) &&
    orNull(Number.isInteger)(value.projectId) &&
    [value.masterplan, value.building, value.unit].every(isEntity),
  filter: isRecord,
  filterResult: orNull((value) => isRecord(value) && isCount(value.matched) && isCount(value.total)),
  favourites: isIds,
  compare: isIds,
  compareCandidate: orNull(Number.isInteger),
  loanTerms: orNull(
    (value) =>
      isRecord(value) && [value.downPaymentPercent, value.years, value.interestRate].every(Number.isFinite),
  ),
  panel: orNull((value) => typeof value === 'string'),
  notices: (value) =>
    Array.isArray(value) &&
    value.every((one) => isRecord(one) && typeof one.type === 'string' && typeof one.message === 'string'),
  consent: orNull(
    (value) =>
      isRecord(value) && [value.statistics, value.marketing].every((one) => typeof one === 'boolean'),
  ),
  connectivity: (value) => value === 'online' || value === 'offline',
};

/** What each event carries; the same holds for it. */
export const EVENT_CHECKS: { readonly [Name in keyof EventPayloads]: (value: unknown) => boolean } = {
  'session:profile-failed': (value) => isRecord(value) && Number.isInteger(value.status),
  'session:lost': isRecord,
};
