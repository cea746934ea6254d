import { render, screen } from '@testing-library/react';
import { memo } from 'react';
import { expect, it } from 'vitest';
import { createScreenStore } from './screen-store.tsx';

interface State {
  readonly title: string;
  readonly counts: { readonly all: number };
  readonly list: readonly number[];
}

const state: State = { title: 'Lagoon House', counts: { all: 34 }, list: [1, 2] };

function setUp() {
  const { ScreenProvider, useScreen } = createScreenStore<State>();
  const renders: string[] = [];
  const Title = memo(() => {
    const { title } = useScreen('title');
    renders.push('title');
    return <h1>{title}</h1>;
  });
  const Counts = memo(() => {
    const { counts, list } = useScreen('counts', 'list');
    renders.push('counts');
    return (
      <p>
        {counts.all} of {list.length}
      </p>
    );
  });
  const content = (
    <>
      <Title />
      <Counts />
    </>
  );
  const { rerender } = render(<ScreenProvider state={state}>{content}</ScreenProvider>);
  const change = (part: Partial<State>) => {
    renders.length = 0;
    rerender(<ScreenProvider state={{ ...state, ...part }}>{content}</ScreenProvider>);
  };
  return { renders, change, useScreen };
}

it('has its state at the first render', () => {
  setUp();
  expect(screen.getByRole('heading').textContent).toBe('Lagoon House');
  expect(screen.getByText('34 of 2')).toBeDefined();
});

it('renders only what reads a part that changed', () => {
  const { renders, change } = setUp();
  change({ title: 'Pine House' });
  expect(renders).toEqual(['title']);
  expect(screen.getByRole('heading').textContent).toBe('Pine House');
  change({ title: 'Pine House', list: [1] });
  expect(renders).toEqual(['counts']);
  expect(screen.getByText('34 of 1')).toBeDefined();
});

it('takes an object with the same members as the same', () => {
  const { renders, change } = setUp();
  change({ counts: { all: 34 } });
  expect(renders).toEqual([]);
  change({ counts: { all: 35 } });
  expect(renders).toEqual(['counts']);
});

it('says so where there is no provider', () => {
  const { useScreen } = setUp();
  const Lost = () => useScreen('title').title;
  expect(() => render(<Lost />)).toThrow('There is no ScreenProvider');
});
