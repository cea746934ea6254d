import { type IncomingMessage, ServerResponse } from 'node:http';
import helmet, { type HelmetOptions } from 'helmet';
import { REVEAL_HASH } from './web/plain/plain-document.ts';

/** Hash of the one style that React Aria writes into the page; to be computed anew when it is upgraded. */
const REACT_ARIA_PRESS_STYLE = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

/** Only what the shell's policy lets through becomes the address of a script, and nothing becomes markup. */
const NO_TAG = {
  scripts: [],
  reports: [],
  trustedTypes: { requireTrustedTypesFor: ["'script'"], trustedTypes: ['default'] },
};
/** What Google names for its tag. Its scripts cannot be held to the types of this page. */
const GOOGLE_TAG = {
  scripts: ['https://*.googletagmanager.com'],
  reports: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
  trustedTypes: {},
};

const A_YEAR_S = 365 * 24 * 60 * 60;

export interface SecurityFacts {
  /** Origin of an API elsewhere; calls, pictures and stylesheets come from there. */
  readonly apiOrigin: string | null;
  /** Origins that released files may come from besides this one: a CDN, or where `--fallback` leads to. */
  readonly assetOrigins: readonly string[];
  /** Whether the page may ask for the Google tag. */
  readonly hasTag: boolean;
  /** Whether visitors open HTTPS addresses, whoever adds TLS on the way. */
  readonly isSecure: boolean;
  /** Whether pages of other origins may call: they also show pictures and take stylesheets from here. */
  readonly isShared: boolean;
}

type Headers = Readonly<Record<string, string>>;

export interface SecurityHeaders {
  /** Of pages, and of the service worker that fetches for them. */
  readonly page: Headers;
  /** Of everything else: nothing of it is ever a page, runs or is framed, so the rules for pages are bytes for nothing. */
  readonly other: Headers;
}

/**
 * They are the same for all, so they are made once: Fastify's plugin makes them anew for each request, which takes as
 * long as half an answer.
 */
export function securityHeaders(facts: SecurityFacts): SecurityHeaders {
  return { page: headersBy(optionsForPages(facts)), other: headersBy(optionsForOthers(facts)) };
}

function headersBy(options: HelmetOptions): Headers {
  const response = new ServerResponse({} as IncomingMessage);
  helmet(options)({} as IncomingMessage, response, (error) => {
    if (error) throw error;
  });
  return Object.fromEntries(
    response.getHeaderNames().map((name) => [name, String(response.getHeader(name))]),
  );
}

/**
 * No inline script but those that the page of a shell was built with (`web/built-page.ts`), no eval, nothing from
 * elsewhere. Behind TLS browsers are told to come back by TLS only, for a year; over plain HTTP they would ignore that.
 */
function optionsForPages(facts: SecurityFacts): HelmetOptions {
  const { apiOrigin, assetOrigins: assets, hasTag } = facts;
  const api = apiOrigin === null ? [] : [apiOrigin];
  const tag = hasTag ? GOOGLE_TAG : NO_TAG;
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...assets, ...tag.scripts],
        styleSrc: ["'self'", REACT_ARIA_PRESS_STYLE, REVEAL_HASH, ...assets, ...api],
        imgSrc: ["'self'", 'data:', 'blob:', ...assets, ...api, ...tag.reports],
        fontSrc: ["'self'", ...assets],
        connectSrc: ["'self'", ...assets, ...api, ...tag.reports],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...tag.trustedTypes,
      },
    },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    ...optionsForAll(facts),
  };
}

function optionsForOthers(facts: SecurityFacts): HelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    crossOriginOpenerPolicy: false,
    dnsPrefetchControl: false,
    frameguard: false,
    ieNoOpen: false,
    originAgentCluster: false,
    permittedCrossDomainPolicies: false,
    referrerPolicy: false,
    xssFilter: false,
    ...optionsForAll(facts),
  };
}

type OptionsForAll = Required<Pick<HelmetOptions, 'crossOriginResourcePolicy' | 'strictTransportSecurity'>>;

function optionsForAll({ isSecure, isShared }: SecurityFacts): OptionsForAll {
  return {
    crossOriginResourcePolicy: { policy: isShared ? 'cross-origin' : 'same-origin' },
    strictTransportSecurity: isSecure && { maxAge: A_YEAR_S, includeSubDomains: false },
  };
}
