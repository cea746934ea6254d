import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { WARNING_CIRCLE } from '../../icons/paths.ts';
import { StateCard } from './state-card.tsx';

test('a failure is announced and offers its one action', () => {
  const onAction = vi.fn();
  render(
    <StateCard
      icon={WARNING_CIRCLE}
      role="alert"
      title="The homes could not be loaded"
      text="Your filters are kept."
      actionLabel="Try again"
      onAction={onAction}
    />,
  );
  expect(screen.getByRole('alert').textContent).toContain('The homes could not be loaded');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onAction).toHaveBeenCalledOnce();
});

test('the action is a link where it leads somewhere, and absent without a label', () => {
  const { rerender } = render(
    <StateCard icon={WARNING_CIRCLE} title="Nothing saved yet" actionLabel="Browse homes" href="/map" />,
  );
  expect(screen.getByRole('link', { name: 'Browse homes' }).getAttribute('href')).toBe('/map');
  rerender(<StateCard icon={WARNING_CIRCLE} title="Nothing saved yet" href="/map" />);
  expect(screen.queryByRole('link')).toBeNull();
});
