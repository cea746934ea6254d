import { resetStores, setLocale } from '@suite/bus';
import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import manifest from '../../../remote.json' with { type: 'json' };
import { pages } from '../../remote.ts';

beforeEach(() => resetStores());

async function show(page: string): Promise<void> {
  const module = await pages[page]?.();
  if (!module) throw new Error(`There is no page ${page}`);
  const Page = module.default as ComponentType;
  render(<Page />);
}

it('exposes the pages of its manifest and no others', () => {
  expect(Object.keys(pages).toSorted()).toEqual(manifest.pages);
});

const TITLES: Readonly<Record<string, readonly [en: string, rs: string]>> = {
  'email-verified': ['Confirmed e-mail address', 'Potvrđena e-adresa'],
  'forgot-password': ['Forgotten password', 'Zaboravljena lozinka'],
  login: ['Log in', 'Prijavite se'],
  profile: ['My profile', 'Moj profil'],
  protected: ['For signed-in visitors', 'Za prijavljene posetioce'],
  'resend-verification': ['Confirmation e-mail', 'E-poruka za potvrdu'],
  'reset-login': ['New password', 'Nova lozinka'],
  signup: ['Register', 'Registrujte se'],
};

describe.each(Object.entries(TITLES))('the page %s', (page, [english, serbian]) => {
  it('says in English that it is not built yet, and leads to the project map', async () => {
    await show(page);
    expect(screen.getByRole('heading', { name: english })).toBeDefined();
    expect(screen.getByText('This page is not built yet')).toBeDefined();
    const link = screen.getByRole('link', { name: 'Return to project map' });
    expect(link.getAttribute('href')).toBe('/map');
  });

  it('says so in Serbian', async () => {
    setLocale('rs');
    await show(page);
    expect(screen.getByRole('heading', { name: serbian })).toBeDefined();
    expect(screen.getByText('Ova stranica još nije napravljena')).toBeDefined();
    const link = screen.getByRole('link', { name: 'Nazad na mapu projekata' });
    expect(link.getAttribute('href')).toBe('/rs/map');
  });
});
