import { resetStores, setConnectivity } from '@suite/bus';
import { AppIntl } from '@suite/i18n';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { messages } from '../../messages.ts';
import { LoadProblem } from './load-problem.tsx';

beforeEach(resetStores);

function show(kind: 'failed' | 'slow') {
  const onRetry = vi.fn();
  render(
    <AppIntl messages={messages}>
      <LoadProblem kind={kind} onRetry={onRetry} />
    </AppIntl>,
  );
  return onRetry;
}

it.each([
  ['failed', 'alert', 'This could not be loaded'],
  ['slow', 'status', 'This is taking longer than usual.'],
] as const)('says when something %s, and tries again', (kind, role, text) => {
  const onRetry = show(kind);
  expect(screen.getByRole(role).textContent).toContain(text);
  expect(screen.queryByText('You are offline')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('says that there is no network where that is so', () => {
  setConnectivity('offline');
  show('failed');
  expect(screen.getByRole('alert').textContent).toContain('You are offline');
});
