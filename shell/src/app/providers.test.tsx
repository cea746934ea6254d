import { act, render, screen } from '@testing-library/react';
import { useNavigate } from 'react-router';
import { useSWRConfig } from 'swr';
import { expect, it, vi } from 'vitest';
import { Providers } from './providers.tsx';
import { SuiteRouter } from './suite-router.tsx';

const drawn = vi.fn();

/** As a part of the page that reads. */
function Reader() {
  useSWRConfig();
  drawn();
  return null;
}

function Chooser() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate('?status=sold')}>
      Sold
    </button>
  );
}

it('a query that changes draws nothing anew that reads, and leaves the language of the document alone', async () => {
  const reader = <Reader />;
  render(
    <SuiteRouter>
      <Providers>
        {reader}
        <Chooser />
      </Providers>
    </SuiteRouter>,
  );
  const times = drawn.mock.calls.length;
  const changes = new MutationObserver(() => undefined);
  changes.observe(document.documentElement, { attributes: true });
  act(() => screen.getByRole('button').click());
  expect(window.location.search).toBe('?status=sold');
  expect(changes.takeRecords()).toEqual([]);
  expect(drawn).toHaveBeenCalledTimes(times);
});
