import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** What the judge compares by, as the server sees it when it serves the page. */
export interface ViewSlice {
  readonly language: 'en' | 'sr';
  readonly device: 'phone' | 'desktop';
  readonly member: boolean;
}

export interface AssignedVersion {
  readonly remote: string;
  readonly version: string;
  readonly cohort: 'stable' | 'canary';
}

/** One page that was served: which versions its visitor is to get. */
export interface PageView extends ViewSlice {
  /** Made up for this page view: it says nothing of the visitor. */
  readonly id: string;
  readonly servedAtMs: number;
  readonly assigned: readonly AssignedVersion[];
}

/** A page may be open for so long and still report. */
const LIFETIME_MS = 12 * 3_600_000;

/**
 * `<id>|<time>|<slice>|<versions>|<HMAC>`: reports count for the versions in it alone, once each, so that who wants to
 * forge one has to get a page for it.
 */
export function pageViewToken(view: PageView, key: Uint8Array): string {
  const { id, servedAtMs, language, device, member, assigned } = view;
  const slice = [language, device, member ? 'member' : 'guest'].join(' ');
  const versions = assigned.map(
    ({ remote, version, cohort }) => `${remote}@${version}${cohort === 'canary' ? '*' : ''}`,
  );
  const signed = [id, servedAtMs.toString(36), slice, versions.join(',')].join('|');
  return `${signed}|${macOf(signed, key)}`;
}

/** Null when this server did not make it, or too long ago. */
export function readPageView(token: string, key: Uint8Array, nowMs: number): PageView | null {
  const end = token.lastIndexOf('|');
  const signed = token.slice(0, Math.max(0, end));
  const [given, expected] = [token.slice(end + 1), macOf(signed, key)].map((text) => Buffer.from(text));
  if (!given || !expected || given.length !== expected.length || !timingSafeEqual(given, expected))
    return null;
  const [id = '', time = '', slice = '', versions = ''] = signed.split('|');
  const servedAtMs = Number.parseInt(time, 36);
  if (nowMs - servedAtMs > LIFETIME_MS) return null;
  const [language, device, people] = slice.split(' ');
  return {
    id,
    servedAtMs,
    language: language === 'sr' ? 'sr' : 'en',
    device: device === 'phone' ? 'phone' : 'desktop',
    member: people === 'member',
    assigned: versions.split(',').filter(Boolean).map(readVersion),
  };
}

export function newViewId(): string {
  return randomBytes(16).toString('hex');
}

function readVersion(text: string): AssignedVersion {
  const [, remote = '', version = '', mark] = /^([^@]*)@([^*]*)(\*?)$/.exec(text) ?? [];
  return { remote, version, cohort: mark ? 'canary' : 'stable' };
}

function macOf(signed: string, key: Uint8Array): string {
  return createHmac('sha256', key).update(signed).digest('base64url');
}
