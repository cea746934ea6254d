/**
 * The standard pattern of the specification §5: what the HTML standard asks of an e-mail field, with at least one
 * dot behind the `@`, and no dot at an end of the name or beside another one, which the server refuses.
 */
const PATTERN =
  /^(?!\.)(?!.*\.\.)[\w.!#$%&'*+/=?^`{|}~-]*[\w+-]@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/i;
const MAX_LENGTH = 254;

/** Whether a text, cut of space around it, is an e-mail address. The server has the last word. */
export function isEmailAddress(text: string): boolean {
  const address = text.trim();
  return address.length <= MAX_LENGTH && PATTERN.test(address);
}
