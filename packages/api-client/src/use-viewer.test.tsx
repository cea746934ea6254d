import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { afterEach, expect, it } from 'vitest';
import { currentViewer, setAccessToken } from './session.ts';
import { resetApi } from './state.ts';
import { useRead } from './use-read.ts';

afterEach(resetApi);

const PUBLIC = { key: '/public', load: async () => 'for everybody' };
const PROFILE = {
  key: '/profile',
  load: async () => (currentViewer() === 1 ? 'ana@visitors.example' : 'nobody'),
};

it('what a person was told is forgotten when the person is gone, and what everybody is told stays', async () => {
  const cache = new Map();
  const kept = () => JSON.stringify([...cache]);
  const { rerender } = renderHook(useRead<string>, {
    initialProps: PUBLIC,
    wrapper: ({ children }: { children: ReactNode }) => (
      <SWRConfig value={{ provider: () => cache }}>{children}</SWRConfig>
    ),
  });
  await waitFor(() => expect(kept()).toContain('for everybody'));
  act(() => setAccessToken('of Ana'));
  rerender(PROFILE);
  await waitFor(() => expect(kept()).toContain('ana@visitors.example'));
  act(() => setAccessToken(null));
  rerender(PUBLIC);
  await waitFor(() => expect(kept()).not.toContain('ana@visitors.example'));
  expect(kept()).toContain('for everybody');
});
