import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PageBoundary } from './page-boundary.tsx';
import { ShellFailure } from './shell-failure.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(cleanup);

function Page({ failure }: { failure: unknown }) {
  const { pathname } = useLocation();
  const Content = () => {
    if (pathname === '/') throw failure;
    return <p>{'Another page'}</p>;
  };
  return (
    <>
      <PageBoundary pathname={pathname} fallback={(error) => <ShellFailure error={error} />}>
        <Content />
      </PageBoundary>
      <Link to="/other">{'Elsewhere'}</Link>
    </>
  );
}

function openFailing(failure: unknown): void {
  render(
    <MemoryRouter>
      <Page failure={failure} />
    </MemoryRouter>,
  );
}

describe('a page that failed', () => {
  test('[R2.030] [R2.031] says that an error occurred, its status and message, and leads home', async () => {
    openFailing(new Response(null, { status: 503, statusText: 'Closed for the night' }));
    expect(await screen.findByRole('heading', { name: 'An error occurred' })).toBeTruthy();
    expect(screen.getByText('503: Closed for the night')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Home page' }).getAttribute('href')).toBe('/');
  });

  test('[R2.030] takes 500 when no status is known', async () => {
    openFailing(new Error('The lift is stuck'));
    expect(await screen.findByText('500: The lift is stuck')).toBeTruthy();
  });

  test('makes room for the next one', async () => {
    openFailing(new Error('The lift is stuck'));
    fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(await screen.findByText('Another page')).toBeTruthy();
  });
});
