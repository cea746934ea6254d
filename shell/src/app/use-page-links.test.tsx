import { LOCALE_INFO } from '@suite/contracts';
import { act, render } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { usePageLinks } from './use-page-links.ts';

const ADDRESS = 'https://homes.example.com';

function Page() {
  usePageLinks();
  return <Outlet />;
}

function addLink(attributes: Record<string, string>): void {
  document.head.append(Object.assign(document.createElement('link'), attributes));
}
const addresses = () =>
  Array.from(document.head.querySelectorAll('link'), (link) => link.href.replace(ADDRESS, ''));

afterEach(() => {
  document.head.replaceChildren();
});

it('keeps the addresses in the head true when the visitor moves on, and leaves those of the first page', async () => {
  const first = `${ADDRESS}/masterplan/1`;
  addLink({ rel: 'canonical', href: first });
  addLink({ rel: 'alternate', hreflang: LOCALE_INFO.en.tag, href: first });
  addLink({ rel: 'alternate', hreflang: LOCALE_INFO.rs.tag, href: `${ADDRESS}/rs/masterplan/1` });
  addLink({ rel: 'alternate', hreflang: 'x-default', href: first });
  const before = addresses();
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], {
    initialEntries: ['/masterplan/1/view/3'],
  });
  render(<RouterProvider router={router} />);
  expect(addresses()).toEqual(before);
  await act(() => router.navigate('/rs/masterplan/1/building/6?status=sold'));
  const path = '/masterplan/1/building/6';
  expect(addresses()).toEqual([`/rs${path}`, path, `/rs${path}`, path]);
});
