import { describe, expect, it } from 'vitest';
import { isPhoneNumber, phoneNumberToSend } from './phone-number.ts';

describe('a phone number', () => {
  it.each([
    ['', true],
    ['064 123 45 67', true],
    ['+381 64 123', true],
    [' +381641234567 ', true],
    ['064/123-456', false],
    ['064a', false],
    ['38+164', false],
    ['++381', false],
    ['+', false],
    ['٣٤', false],
  ])('%j may be sent: %s', (text, expected) => {
    expect(isPhoneNumber(text)).toBe(expected);
  });

  it.each([
    ['+381 64 123', '00381 64 123'],
    ['+ 381 64', '00381 64'],
    ['064 123', '064 123'],
    ['', ''],
  ])('[R5.005] %j is sent as %j', (text, expected) => {
    expect(phoneNumberToSend(text)).toBe(expected);
  });
});
