import { resetStores, setLocale } from '@suite/bus';
import type { PanelName, PanelProps } from '@suite/contracts';
import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import manifest from '../../../remote.json' with { type: 'json' };
import { pages, panels } from '../../remote.ts';

beforeEach(() => resetStores());

async function open(panel: PanelName) {
  const module = await panels[panel]?.();
  if (!module) throw new Error(`There is no panel ${panel}`);
  const Panel = module.default as ComponentType<PanelProps>;
  const onClose = vi.fn();
  render(<Panel onClose={onClose} />);
  return { onClose, dialog: await screen.findByRole('dialog') };
}

it('exposes the page and the panels of its manifest and no others', () => {
  expect(Object.keys(pages)).toEqual(manifest.pages);
  expect(Object.keys(panels)).toEqual(manifest.panels);
});

const TITLES = {
  favourites: ['Favourites', 'Omiljeni stanovi'],
  compare: ['Compare', 'Uporedi'],
  cookies: ['Cookie settings', 'Podešavanja kolačića'],
  'privacy-policy': ['Privacy Policy', 'Politika privatnosti'],
} as const;

describe.each(Object.entries(TITLES))('the panel %s', (panel, [english, serbian]) => {
  it('says that it is not built yet, and closes by its button', async () => {
    const { dialog, onClose } = await open(panel as PanelName);
    expect(within(dialog).getByRole('heading', { name: english })).toBeDefined();
    expect(within(dialog).getByText('This part is not built yet')).toBeDefined();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('says so in Serbian', async () => {
    setLocale('rs');
    const { dialog } = await open(panel as PanelName);
    expect(within(dialog).getByRole('heading', { name: serbian })).toBeDefined();
    expect(within(dialog).getByText('Ovaj deo još nije napravljen')).toBeDefined();
    expect(within(dialog).getByRole('button', { name: 'Zatvori' })).toBeDefined();
  });
});

it('has a page of the comparison that leads on to the project map', async () => {
  const module = await pages.compare?.();
  const Page = module?.default as ComponentType;
  render(<Page />);
  expect(screen.getByRole('heading', { name: 'Compare' })).toBeDefined();
  expect(screen.getByText('This part is not built yet')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Return to project map' }).getAttribute('href')).toBe('/map');
});
