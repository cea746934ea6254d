import { describe, expect, it } from 'vitest';
import { createPasswords, PASSWORD_COST } from './passwords.ts';

const CHEAP = { memoryKiB: 64, passes: 2 };
const passwords = createPasswords(CHEAP);

describe('a password', () => {
  it('is stored as argon2id with what OWASP asks, in the PHC string form', async () => {
    const hash = await createPasswords().hash('correct horse');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(PASSWORD_COST).toEqual({ memoryKiB: 19_456, passes: 2 });
  });

  it('matches itself and nothing else', async () => {
    const hash = await passwords.hash('correct horse');
    for (const [password, index] of [
      ['correct horse', 0],
      ['correct hors', -1],
      ['correct horse ', -1],
      ['Correct horse', -1],
      ['', -1],
    ] as const) {
      expect([password, await passwords.match(password, [hash])]).toEqual([password, index]);
    }
    expect(await passwords.match('correct horse', [])).toBe(-1);
  });

  it('has another salt each time, unless that of another hash is asked for', async () => {
    const [one, other] = [await passwords.hash('same words'), await passwords.hash('same words')];
    expect(one).not.toBe(other);
    expect(await passwords.hash('same words', one)).toBe(one);
    expect(await passwords.hash('other words', one)).not.toBe(one);
  });

  it('is found among several, whatever they cost', async () => {
    const costly = await createPasswords({ memoryKiB: 128, passes: 3 }).hash('third');
    const first = await passwords.hash('first');
    const hashes = [first, await passwords.hash('second', first), costly];
    for (const [index, password] of ['first', 'second', 'third'].entries()) {
      expect(await passwords.match(password, hashes)).toBe(index);
    }
    expect(await passwords.match('fourth', hashes)).toBe(-1);
  });

  it('is the same however its letters were typed', async () => {
    const hash = await passwords.hash('\u0161ifra 123');
    expect(await passwords.match('s\u030Cifra 123', [hash])).toBe(0);
  });

  it('is known from a hash that another program wrote', async () => {
    // From the test vectors of the reference implementation of argon2: password and somesalt.
    const reference =
      '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
    expect(await passwords.match('password', [reference])).toBe(0);
  });

  it.each(['', 'plain', '$argon2i$v=19$m=64,t=2,p=1$c29tZXNhbHQ$x', '$2b$10$abc'])(
    'is refused loudly when what is stored is %j',
    async (damaged) => {
      await expect(passwords.match('x', [damaged])).rejects.toThrow('damaged');
    },
  );
});
