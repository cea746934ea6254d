import { describe, expect, it } from 'vitest';
import { correctedIn, isAmendment } from './amendment.ts';

const ANA = {
  emailAddress: 'ana@example.com',
  firstName: 'Ana',
  lastName: 'Anić',
  phoneNumber: '',
  note: '',
  contactTime: '',
};

describe('with the key of a former request for the same unit', () => {
  it.each([
    ['another telephone', { phoneNumber: '064 123' }, true],
    ['another name', { firstName: 'Anna', lastName: 'Anic' }, true],
    ['another address', { emailAddress: 'ana@example.org' }, true],
    ['an address in capitals, and another name', { emailAddress: 'ANA@example.com', firstName: 'Eva' }, true],
    ['another address and first name', { emailAddress: 'eva@example.com', firstName: 'Eva' }, false],
    ['another address and last name', { emailAddress: 'eva@example.com', lastName: 'Ević' }, false],
  ])('%s corrects it: %j %s', (_what, corrected, expected) => {
    expect(isAmendment(ANA, { ...ANA, ...corrected })).toBe(expected);
  });

  it('keeps the former values of what is corrected, and of nothing else', () => {
    expect(correctedIn(ANA, { ...ANA, phoneNumber: '064 123', lastName: 'Anić-Ević' })).toEqual({
      phoneNumber: '',
      lastName: 'Anić',
    });
  });
});
