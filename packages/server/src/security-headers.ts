import type { FastifyHelmetOptions } from '@fastify/helmet';

/** Hash of the one style that React Aria writes into the page; to be computed anew when it is upgraded. */
const REACT_ARIA_PRESS_STYLE = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

/**
 * No inline script, no eval, nothing from elsewhere. Neither HSTS nor upgrading of requests: this server speaks
 * plain HTTP, and a proxy that adds TLS adds those.
 */
export const SECURITY_HEADERS: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", REACT_ARIA_PRESS_STYLE],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      // Only what the shell's policy lets through becomes the address of a script, and nothing becomes markup.
      requireTrustedTypesFor: ["'script'"],
      trustedTypes: ['default'],
    },
  },
  strictTransportSecurity: false,
  frameguard: { action: 'deny' },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
};
