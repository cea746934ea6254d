import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ErrorPage } from './error-page.tsx';

afterEach(cleanup);

function openFailing(loader: () => never): void {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const router = createMemoryRouter([{ path: '/', loader, element: null, errorElement: <ErrorPage /> }]);
  render(<RouterProvider router={router} />);
}

describe('a page that failed', () => {
  test('[R2.030] [R2.031] says that an error occurred, its status and message, and leads home', async () => {
    openFailing(() => {
      throw new Response(null, { status: 503, statusText: 'Closed for the night' });
    });
    expect(await screen.findByRole('heading', { name: 'An error occurred' })).toBeTruthy();
    expect(screen.getByText('503: Closed for the night')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Home page' }).getAttribute('href')).toBe('/');
  });

  test('[R2.030] takes 500 when no status is known', async () => {
    openFailing(() => {
      throw new Error('The lift is stuck');
    });
    expect(await screen.findByText('500: The lift is stuck')).toBeTruthy();
  });
});
