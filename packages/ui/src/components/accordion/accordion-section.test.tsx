import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AccordionSection } from './accordion-section.tsx';

test('a section is opened and closed by its heading, and says what is in it while it is closed', () => {
  render(
    <AccordionSection title="Status" summary="Available" defaultOpen={false}>
      <p>Four statuses</p>
    </AccordionSection>,
  );
  const heading = screen.getByRole('heading', { level: 3 });
  const button = screen.getByRole('button', { name: /^Status\s*Available$/ });
  expect(heading.contains(button)).toBe(true);
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByText('Four statuses')).toBeNull();
  fireEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByText('Four statuses')).toBeTruthy();
  expect(screen.queryByText('Available')).toBeNull();
});
