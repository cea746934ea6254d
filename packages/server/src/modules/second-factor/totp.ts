import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';

/** As long as the hash that is made with it (RFC 4226 §4). */
const SECRET_BYTES = 20;
/** Codes of a clock that is half a minute behind or ahead are taken. */
const WINDOW = 1;

/** What authenticator apps take by default: SHA-1, six digits, half a minute. */
function totpOf(secret: string, issuer = '', label = ''): TOTP {
  return new TOTP({ secret: Secret.fromBase32(secret), issuer, label });
}

/** Base32, as it is typed where no camera is at hand. */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** Number of the half minute that the code is of; null for a code that is wrong now. */
export function stepOfCode(secret: string, code: string, nowMs = Date.now()): number | null {
  const totp = totpOf(secret);
  const delta = totp.validate({ token: code, window: WINDOW, timestamp: nowMs });
  return delta === null ? null : totp.counter({ timestamp: nowMs }) + delta;
}

export interface TotpEnrolment {
  readonly secret: string;
  /** Opens an authenticator app on the same device. */
  readonly uri: string;
  /** The same as a QR code: side in modules, and the dark ones as an SVG path. */
  readonly qrSize: number;
  readonly qrPath: string;
}

/** `site`, `email`: what the app calls the entry. */
export function enrolmentOf(secret: string, site: string, email: string): TotpEnrolment {
  const uri = totpOf(secret, site, email).toString();
  const { data, size } = encode(uri, { ecc: 'M', border: 4 });
  const modules = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { secret, uri, qrSize: size, qrPath: modules.join('') };
}
