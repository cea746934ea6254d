import type { SignOnFields, SignOnSettings } from '@suite/api';

/** What is typed into the form, as it is typed. */
export interface SignOnDraft {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** With commas or blanks between. */
  readonly domains: string;
  readonly countsAsSecondFactor: boolean;
}

type Issues = Readonly<Partial<Record<keyof SignOnDraft, string>>>;

const DOMAIN = /^[a-z\d-]+(\.[a-z\d-]+)+$/;
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

export function draftOf(settings: SignOnSettings['settings']): SignOnDraft {
  return {
    issuer: settings?.issuer ?? '',
    clientId: settings?.clientId ?? '',
    clientSecret: '',
    domains: settings?.emailDomains.join(', ') ?? '',
    countsAsSecondFactor: settings?.countsAsSecondFactor ?? false,
  };
}

/** Message ids of what is wrong, by field; none where all is well. The server decides by the same rules. */
export function issuesOf(draft: SignOnDraft, hasSecret: boolean): Issues {
  const domains = domainsOf(draft.domains);
  return {
    ...(!isProvider(draft.issuer.trim()) && { issuer: 'studio.sign-on.issuer-issue' }),
    ...(draft.clientId.trim() === '' && { clientId: 'studio.sign-on.client-issue' }),
    ...(draft.clientSecret.trim() === '' && !hasSecret && { clientSecret: 'studio.sign-on.secret-issue' }),
    ...((domains.length === 0 || !domains.every((domain) => DOMAIN.test(domain))) && {
      domains: 'studio.sign-on.domains-issue',
    }),
  };
}

export function fieldsOf(draft: SignOnDraft): SignOnFields {
  const clientSecret = draft.clientSecret.trim();
  return {
    issuer: draft.issuer.trim(),
    clientId: draft.clientId.trim(),
    ...(clientSecret !== '' && { clientSecret }),
    emailDomains: domainsOf(draft.domains),
    countsAsSecondFactor: draft.countsAsSecondFactor,
  };
}

function domainsOf(text: string): string[] {
  return [
    ...new Set(
      text
        .toLowerCase()
        .split(/[\s,;]+/)
        .filter(Boolean),
    ),
  ];
}

function isProvider(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && LOOPBACK.includes(hostname));
  return isSafe && username === '' && password === '';
}
