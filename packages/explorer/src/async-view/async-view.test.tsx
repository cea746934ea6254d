import { ApiError } from '@suite/api-client';
import { resetStores, setConnectivity } from '@suite/bus';
import { AppIntl } from '@suite/i18n';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { AsyncState } from './async-state.ts';
import { AsyncView, type AsyncViewProps } from './async-view.tsx';

beforeEach(resetStores);

const waiting: AsyncState<string[]> = { data: undefined, error: undefined, slow: false, retry: vi.fn() };
const failed = { ...waiting, error: new Error('No') };

function show(read: AsyncState<string[]>, props: Partial<AsyncViewProps<string[]>> = {}) {
  return render(
    <AppIntl messages={{ en: {}, rs: {} }}>
      <AsyncView read={read} {...props}>
        {(data) => <p>Data: {data.join()}</p>}
      </AsyncView>
    </AppIntl>,
  );
}

it.each([
  ['an error', failed, 'alert', 'This could not be loaded'],
  ['that it takes long', { ...waiting, slow: true }, 'status', 'This is taking longer than usual.'],
])('says %s, and tries again', (_, state, role, text) => {
  const retry = vi.fn();
  show({ ...state, retry });
  expect(screen.getByRole(role).textContent).toContain(text);
  expect(screen.queryByText('You are offline')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

it('says that there is no network where that is so', () => {
  setConnectivity('offline');
  show(failed, { errorText: 'common.filtersKept' });
  expect(screen.getByRole('alert').textContent).toContain('You are offline');
});

it.each([
  [new ApiError(403, 'forbidden', 'No'), 'You do not have access to this page.', 'Error 403'],
  [
    new ApiError(503, 'unavailable', 'No'),
    'Please try again. If that does not help, come back a little later.',
    'Error 503',
  ],
  [
    new ApiError(0, 'network', 'No'),
    'Please try again. If that does not help, come back a little later.',
    null,
  ],
])('a page of %s has title, sentence, code and the way to the home page', (error, text, code) => {
  show({ ...waiting, error }, { layout: 'page' });
  expect(screen.getByText('This could not be loaded')).toBeDefined();
  expect(screen.getByText(text)).toBeDefined();
  expect(screen.queryByText(/^Error/)?.textContent ?? null).toBe(code);
  expect(screen.getByRole('link', { name: 'Home page' }).getAttribute('href')).toBe('/');
});

it('a page without a network says so', () => {
  setConnectivity('offline');
  show({ ...waiting, error: new ApiError(0, 'network', 'No') }, { layout: 'page' });
  expect(screen.getByRole('alert').textContent).toContain('You are offline');
  expect(screen.getByRole('link', { name: 'Home page' })).toBeDefined();
});

it('names what failed in its own words', () => {
  show(failed, { errorTitle: 'common.homesFailed', errorText: 'common.filtersKept' });
  expect(screen.getByRole('alert').textContent).toContain('The homes could not be loaded');
  expect(screen.getByRole('alert').textContent).toContain('Your filters are kept.');
});

it('leaves it to another place to say it aloud', () => {
  show(failed, { silent: true });
  expect(screen.getByText('This could not be loaded')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says that something is on its way, or what the page has for that', () => {
  const { unmount } = show(waiting);
  expect(screen.getByRole('status').textContent).toBe('Loading');
  unmount();
  show(waiting, { loading: <p>Soon</p> });
  expect(screen.getByText('Soon')).toBeDefined();
});

it('keeps a skeleton that draws the notice that it takes long itself', () => {
  const loading: AsyncViewProps<string[]>['loading'] = (notice) => <div>Skeleton {notice}</div>;
  const { unmount } = show({ ...waiting, slow: true }, { loading });
  expect(screen.getByText(/Skeleton/).textContent).toContain('This is taking longer than usual.');
  unmount();
  show(failed, { loading });
  expect(screen.queryByText(/Skeleton/)).toBeNull();
});

it('shows data, also where a later refresh failed, and something else for an empty list', () => {
  const { unmount } = show({ ...failed, data: ['one'] }, { empty: <p>Nothing</p> });
  expect(screen.getByText('Data: one')).toBeDefined();
  unmount();
  show({ ...waiting, data: [] }, { empty: <p>Nothing</p> });
  expect(screen.getByText('Nothing')).toBeDefined();
});

it('tells what is not there from what could not be loaded', () => {
  const notFound = <p>No such thing</p>;
  const { unmount } = show({ ...waiting, error: new ApiError(404, 'not-found', 'No') }, { notFound });
  expect(screen.getByText('No such thing')).toBeDefined();
  unmount();
  show({ ...waiting, error: new ApiError(500, 'internal', 'No') }, { notFound });
  expect(screen.getByRole('alert')).toBeDefined();
});
