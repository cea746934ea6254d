import { describe, expect, it } from 'vitest';
import { consent, notice } from './stores.ts';

describe('a notice', () => {
  const full = {
    id: 'n1',
    type: 'error',
    title: 'Profile',
    message: 'The name is too long.',
    previousRoute: '/rs/map',
    email: 'ana@example.com',
  };

  it('[R3.018] has id, type, title, message, previous route and e-mail', () => {
    expect(notice.parse(full)).toEqual(full);
    const bare = { ...full, previousRoute: null, email: null };
    expect(notice.parse(bare)).toEqual(bare);
  });

  it.each(Object.keys(full))('[R3.018] is none without %s', (key) => {
    const { [key as keyof typeof full]: _, ...rest } = full;
    expect(notice.safeParse(rest).success).toBe(false);
  });

  it.each(['info', 'success', 'error'])('[R3.018] is of the type %s, or of no type', (type) => {
    expect(notice.safeParse({ ...full, type }).success).toBe(true);
    expect(notice.safeParse({ ...full, type: `${type}!` }).success).toBe(false);
  });
});

describe('cookie preferences', () => {
  it.each([
    [{ necessary: true, statistics: true, marketing: true }, true],
    [{ necessary: true, statistics: false, marketing: false }, true],
    [{ necessary: false, statistics: true, marketing: true }, false],
    [{ statistics: true, marketing: true }, false],
    [{ necessary: true, statistics: true }, false],
    [{ necessary: true, marketing: true }, false],
    [{ necessary: true, statistics: 'yes', marketing: true }, false],
    [{ necessary: true, statistics: true, marketing: true, tracking: true }, false],
    [null, false],
  ])('[R3.019] %j are some: %s', (value, accepted) => {
    expect(consent.safeParse(value).success).toBe(accepted);
  });
});
