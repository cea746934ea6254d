import type { FilterState } from '@suite/filter-engine';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, startTransition, use, useState } from 'react';
import { expect, it } from 'vitest';
import { useOptimisticFilter } from './use-optimistic-filter.ts';
import type { ChangeFilter } from './use-search-state.ts';

const GROUND: FilterState = { floor: [0, 0] };

/** A page that takes its time over a filter, with a control on it. */
function Page({ drawn }: { drawn: Promise<void> }) {
  const [filter, setState] = useState<FilterState>({});
  const setFilter: ChangeFilter = (change) => startTransition(() => setState(change));
  return (
    <>
      <Control filter={filter} setFilter={setFilter} />
      <Suspense>
        <Result filter={filter} drawn={drawn} />
      </Suspense>
    </>
  );
}

function Control(model: { filter: FilterState; setFilter: ChangeFilter }) {
  const { filter, setFilter } = useOptimisticFilter(model);
  const isGround = filter.floor !== undefined;
  return (
    <button
      type="button"
      aria-pressed={isGround}
      onClick={() => setFilter((former) => (former.floor ? {} : GROUND))}
    >
      Ground floor
    </button>
  );
}

function Result({ filter, drawn }: { filter: FilterState; drawn: Promise<void> }) {
  if (filter.floor) use(drawn);
  return <p>{filter.floor ? 'the ground floor' : 'all floors'}</p>;
}

function slowPage() {
  let draw = () => {};
  const drawn = new Promise<void>((resolve) => {
    draw = resolve;
  });
  return { drawn, draw };
}

it('shows a press in the control before the page has drawn what follows from it', async () => {
  const page = slowPage();
  render(<Page drawn={page.drawn} />);
  const control = screen.getByRole('button');
  await act(async () => void fireEvent.click(control));
  expect(control.getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('paragraph').textContent).toBe('all floors');
  await act(async () => page.draw());
  expect(screen.getByRole('paragraph').textContent).toBe('the ground floor');
  expect(control.getAttribute('aria-pressed')).toBe('true');
});

it('takes a second press while the page still draws the first', async () => {
  const page = slowPage();
  render(<Page drawn={page.drawn} />);
  const control = screen.getByRole('button');
  await act(async () => void fireEvent.click(control));
  await act(async () => void fireEvent.click(control));
  expect(control.getAttribute('aria-pressed')).toBe('false');
  await act(async () => page.draw());
  expect(control.getAttribute('aria-pressed')).toBe('false');
  expect(screen.getByRole('paragraph').textContent).toBe('all floors');
});
