import { afterEach, expect, it, vi } from 'vitest';
import { endEnquiry, enquiryKey } from './enquiry-key.ts';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  for (const unitId of [1, 2]) endEnquiry(unitId);
});

it('is one of each unit until the enquiry ends, and outlives a reload', async () => {
  const key = enquiryKey(1);
  expect([enquiryKey(1), enquiryKey(2) === key]).toEqual([key, false]);
  vi.resetModules();
  const reloaded = await import('./enquiry-key.ts');
  expect(reloaded.enquiryKey(1)).toBe(key);
  reloaded.endEnquiry(1);
  expect(reloaded.enquiryKey(1)).not.toBe(key);
});

it('stays for the life of the page where nothing can be stored', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  }
  const key = enquiryKey(1);
  expect(enquiryKey(1)).toBe(key);
  endEnquiry(1);
  expect(enquiryKey(1)).not.toBe(key);
});
