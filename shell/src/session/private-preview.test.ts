import { ApiError } from '@suite/api-client';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  $refusedReads,
  isPageRefused,
  noteRefusedRead,
  PREVIEW_WAIT_MS,
  shouldRedirectToLogin,
} from './private-preview.ts';

const FACTS = { isRefused: true, host: 'homes.example.com', route: 'map' } as const;

describe('[R6.009] a project in private preview', () => {
  beforeEach(() => $refusedReads.set([]));

  it.each([
    ['who may not see it on a production host', {}, true],
    ['who is at the login already', { route: 'login' as const }, false],
    ['who is nowhere', { route: null }, true],
    ['a developer', { host: 'localhost' }, false],
    ['a developer by address', { host: '127.0.0.1' }, false],
    ['a host in the office', { host: 'show.local' }, false],
    ['who may see it', { isRefused: false }, false],
  ])('%s', (_who, change, expected) => {
    expect(shouldRedirectToLogin({ ...FACTS, ...change })).toBe(expected);
  });

  it('leads there after two seconds', () => {
    expect(PREVIEW_WAIT_MS).toBe(2000);
  });

  const at = (address: string) => {
    const { pathname, search } = new URL(address, 'https://homes.example.com');
    return { pathname, search };
  };

  it.each([
    ['/masterplan/3', '/api/v1/frontend/masterplans/3?langId=1', true],
    ['/masterplan/3/view/7', '/api/v1/frontend/masterplans/3?langId=1', true],
    ['/rs/masterplan/3/building/12', '/api/v1/frontend/buildings/12?langId=6', true],
    ['/masterplan/3/building/12/apartment/5', '/api/v1/frontend/apartments/5', true],
    ['/masterplan?project=2', '/api/v1/frontend/projects/2', true],
    ['/poi-details-page?poi=4', '/api/v1/frontend/pois/4', true],
    // Another thing, or one that the page names beside its own.
    ['/masterplan/3', '/api/v1/frontend/masterplans/30', false],
    ['/map', '/api/v1/frontend/apartments/5', false],
    ['/masterplan/3/building/12', '/api/v1/frontend/apartments/12', false],
  ])('the page at %s is refused with %s: %s', (address, key, expected) => {
    noteRefusedRead(new ApiError(404, 'private-preview', 'No'), key);
    expect(isPageRefused($refusedReads.get(), at(address), 0)).toBe(expected);
  });

  it('is told by its own code alone, and to who asked', () => {
    const key = '/api/v1/frontend/buildings/12';
    noteRefusedRead(new ApiError(404, 'not-found', 'No'), key);
    expect($refusedReads.get()).toEqual([]);
    noteRefusedRead(new ApiError(404, 'private-preview', 'No'), key);
    const page = at('/masterplan/3/building/12');
    expect(isPageRefused($refusedReads.get(), page, 1)).toBe(false);
    noteRefusedRead(new ApiError(404, 'private-preview', 'No'), `${key} 1`);
    expect(isPageRefused($refusedReads.get(), page, 1)).toBe(true);
  });
});
