import { type EventPayloads, LOCALES, type StoreValues } from '@suite/contracts';

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown) => typeof value === 'string';
/** More than anybody saves; a longer list would keep every page busy. */
const MOST_IDS = 5_000;
const isIds = (value: unknown) =>
  Array.isArray(value) && value.length <= MOST_IDS && value.every(Number.isInteger);
const isCount = (value: unknown) => Number.isInteger(value) && (value as number) >= 0;
const orNull = (isGood: (value: unknown) => boolean) => (value: unknown) => value === null || isGood(value);
const isEntity = orNull((value) => isRecord(value) && Number.isInteger(value.id) && isText(value.name));

/**
 * What each store takes. Remotes that write them were built and released apart, against another version of the
 * contracts perhaps: what would break the readers of all others is refused where it is written.
 */
export const CHECKS: { readonly [Name in keyof StoreValues]: (value: unknown) => boolean } = {
  session: (value) => isRecord(value) && ['anonymous', 'restoring', 'signed-in'].includes(String(value.kind)),
  profile: orNull(
    (value) =>
      isRecord(value) &&
      Array.isArray(value.roles) &&
      value.roles.every(isRecord) &&
      [value.firstName, value.lastName, value.email].every(isText),
  ),
  locale: (value) => LOCALES.some((one) => one === value),
  projectId: orNull(Number.isInteger),
  selection: (value) =>
    isRecord(value) &&
    orNull(Number.isInteger)(value.projectId) &&
    [value.masterplan, value.building, value.unit].every(isEntity) &&
    (value.pageTitle === undefined || isText(value.pageTitle)),
  filter: isRecord,
  filterResult: orNull(
    (value) =>
      isRecord(value) && isCount(value.matched) && isCount(value.total) && orNull(isText)(value.asOf),
  ),
  favourites: isIds,
  compare: isIds,
  compareCandidate: orNull(Number.isInteger),
  loanTerms: orNull(
    (value) =>
      isRecord(value) && [value.downPaymentPercent, value.years, value.interestRate].every(Number.isFinite),
  ),
  panel: orNull(isText),
  notices: (value) =>
    Array.isArray(value) &&
    value.every((one) => isRecord(one) && [one.id, one.type, one.title, one.message].every(isText)),
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
