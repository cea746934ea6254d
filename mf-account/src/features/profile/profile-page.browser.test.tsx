import '@suite/ui/tokens.css';
import '@suite/ui/base.css';
import { setProfile } from '@suite/bus';
import { fakeApi } from '@suite/testing/fake-fetch';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openPage, startAnew } from '../../fixtures/open-page.tsx';
import { aProfile } from '../../fixtures/people.ts';

beforeEach(() => {
  startAnew();
  fakeApi();
  setProfile(aProfile());
});
afterEach(() => vi.unstubAllGlobals());

it('[R2.101] the profile dialog is at most 800 px wide, and its tabs go by arrow keys', async () => {
  await page.viewport(1440, 900);
  await openPage('/profile');
  const dialog = screen.getByRole('dialog', { name: 'Ana Anić' });
  expect(dialog.getBoundingClientRect().width).toBe(800);
  const tabs = screen.getAllByRole('tab');
  expect(tabs.map((tab) => tab.textContent)).toEqual(['My profile', 'Password', 'Security']);
  tabs[0]?.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(tabs[1]);
  expect(tabs[1]?.getAttribute('aria-selected')).toBe('true');
  expect(screen.getByLabelText('Confirm password')).toBeDefined();
  await page.viewport(390, 844);
  expect(dialog.getBoundingClientRect().width).toBe(390);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
