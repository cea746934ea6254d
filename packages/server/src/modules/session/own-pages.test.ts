import { describe, expect, it } from 'vitest';
import { isFromOwnPage } from './own-pages.ts';

const OWN = 'https://homes.example';
const TRUSTED = [OWN, 'https://friend.example'];
const FOREIGN = 'https://evil.example';

describe('a request that goes by a cookie', () => {
  it.each([
    // What browsers say themselves.
    [{ 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }, true],
    [{ 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'no-cors' }, false],
    [{ 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' }, false],
    [{ 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }, false],
    [{ 'sec-fetch-site': 'none', 'sec-fetch-mode': 'cors' }, false],
    [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors', origin: FOREIGN }, false],
    [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }, false],
    [{ 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors', origin: 'https://x.homes.example' }, false],
    [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors', 'x-requested-with': 'x' }, false],
    // Pages that are allowed to.
    [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors', origin: 'https://friend.example' }, true],
    [
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', origin: 'https://friend.example' },
      false,
    ],
    [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', origin: OWN }, false],
    // Browsers that say nothing.
    [{}, false],
    [{ origin: OWN }, true],
    [{ origin: FOREIGN }, false],
    [{ origin: 'null' }, false],
    [{ origin: `${OWN}.evil.example` }, false],
    [{ origin: FOREIGN, 'x-requested-with': 'x' }, false],
    [{ 'x-requested-with': 'x' }, true],
  ])('with %j is taken: %s', (headers, taken) => {
    expect(isFromOwnPage(headers, TRUSTED)).toBe(taken);
  });
});
