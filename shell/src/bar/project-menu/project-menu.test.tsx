import { selectMasterplan } from '@suite/bus';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { open, prepareSuite } from '../../fixtures/suite.tsx';

const item = (id: number, name: string, more: object) => ({
  id,
  clientAppId: 5,
  parentId: 1,
  position: 0,
  name,
  target: null,
  poiId: null,
  kind: 'heading',
  children: [],
  ...more,
});
const ROOT = item(1, 'Porto Vala', {
  children: [
    item(2, 'Discover', {
      children: [
        item(3, 'Communities', {
          kind: 'link',
          target: '/masterplan/1',
          children: [item(4, 'Hills', { kind: 'link', target: '/masterplan/2' })],
        }),
      ],
    }),
    item(6, 'Beach', { kind: 'poi', poiId: 21 }),
    item(7, 'The idea', { kind: 'text' }),
    item(8, 'Town', { kind: 'link', target: 'https://example.org/town' }),
    item(9, 'Trap', { kind: 'link', target: 'javascript:alert(1)' }),
  ],
});
const listOf = (...all: { id: number }[]) => ({
  data: all.map((attributes) => ({ id: attributes.id, type: 'one', attributes })),
  meta: { total: all.length },
});
const TEXT = { id: 70, name: 'The idea', mediaTypeId: 4, textualContent: 'Pines and the sea', url: null };

test('the menu has the tree of the project below its own rows, at every width', async () => {
  prepareSuite({
    '/menu-items/7/media-content': listOf(TEXT),
    '/client-apps/5/menu-items': listOf(ROOT),
    '/client-apps': listOf({ id: 4, projectId: 2 } as never, { id: 5, projectId: 1 } as never),
  });
  open('/rs/masterplan/2');
  await screen.findByText('mf-map masterplan');
  act(() => selectMasterplan(1, { id: 2, name: 'Bay', parentId: 1 }));
  fireEvent.click(screen.getByRole('button', { name: 'Meni' }));
  const card = within(await screen.findByRole('dialog', { name: 'Meni' }));
  const tree = within(await card.findByRole('navigation', { name: 'Porto Vala' }));
  const fixed = card.getByRole('button', { name: 'Uporedi' });
  expect(fixed.compareDocumentPosition(tree.getByText('Beach'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(tree.queryByText('Hills')).toBeNull();
  fireEvent.click(tree.getByRole('button', { name: 'Discover' }));
  fireEvent.click(tree.getByRole('button', { name: 'Još u delu Communities' }));
  expect(tree.getByRole('link', { name: 'Hills' }).getAttribute('href')).toBe('/rs/masterplan/2');
  expect(tree.getByRole('link', { name: 'Beach' }).getAttribute('href')).toBe('/rs/poi-details-page?poi=21');
  const town = tree.getByRole('link', { name: /^Town/ });
  expect([town.getAttribute('href'), town.getAttribute('rel')]).toEqual([
    'https://example.org/town',
    'noopener noreferrer',
  ]);
  expect(tree.getByText('Trap').closest('a')).toBeNull();
  fireEvent.click(tree.getByRole('button', { name: 'The idea' }));
  expect(await tree.findByText('Pines and the sea')).toBeTruthy();
});

test('rows below the tree come with it: none moves away under a finger', async () => {
  let giveTree: (tree: Response) => void = () => undefined;
  const askForTree = () =>
    new Promise<Response>((resolve) => {
      giveTree = resolve;
    });
  const asked = vi.fn(askForTree);
  prepareSuite({ '/client-apps': listOf({ id: 5, projectId: 1 } as never) });
  const others = fetch;
  vi.stubGlobal('fetch', (url: string) => (String(url).includes('/menu-items') ? asked() : others(url)));
  open('/masterplan/2');
  await screen.findByText('mf-map masterplan');
  act(() => selectMasterplan(1, { id: 2, name: 'Bay', parentId: 1 }));
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const card = within(await screen.findByRole('dialog', { name: 'Menu' }));
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(card.getByRole('button', { name: 'Compare' })).toBeTruthy();
  expect(card.queryByRole('link', { name: 'Srpski' })).toBeNull();
  giveTree(Response.json(listOf(ROOT)));
  expect(await card.findByRole('link', { name: 'Srpski' })).toBeTruthy();
  expect(card.getByRole('navigation', { name: 'Porto Vala' })).toBeTruthy();
});

test('a project whose menu cannot be read keeps the rows below', async () => {
  prepareSuite();
  open('/masterplan/2');
  await screen.findByText('mf-map masterplan');
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const card = within(await screen.findByRole('dialog', { name: 'Menu' }));
  expect(await card.findByRole('link', { name: 'Srpski' })).toBeTruthy();
});
