/** Digits and spaces, with a `+` in front where there is one. */
const TYPED = /^(\+(?= *\d))?[\d ]*$/;

/** Whether a phone number may be sent; an empty one may. */
export function isPhoneNumber(text: string): boolean {
  return TYPED.test(text.trim());
}

/** A phone number as it is sent: a leading `+` becomes `00` (settled rule 17). */
export function phoneNumberToSend(text: string): string {
  return text.trim().replace(/^\+ */, '00');
}
