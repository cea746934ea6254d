/** Over HTTPS no other host can set it. */
const NAME = location.protocol === 'https:' ? '__Host-suite_uid' : 'suite_uid';
const YEAR_S = 31_536_000;
const VALID = /^[0-9a-f]{32}$/;

/**
 * The visitor's number, which steers delivery and nothing else: 128 random bits in a cookie that the server sets with
 * the page, and the page where the server did not.
 */
export function visitorId(page: Pick<Document, 'cookie'> = document): string {
  const kept = page.cookie
    .split('; ')
    .find((one) => one.startsWith(`${NAME}=`))
    ?.slice(NAME.length + 1);
  if (kept && VALID.test(kept)) return kept;
  const made = randomId();
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  page.cookie = `${NAME}=${made}; SameSite=Lax; Path=/; Max-Age=${YEAR_S}${secure}`;
  return made;
}

/** 128 random bits in hex digits. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
