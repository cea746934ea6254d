import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ViewStrip } from './view-strip.tsx';

test('views are links by name, and the current one is said', () => {
  const items = ['Front', 'Back'].map((label, index) => ({
    id: index,
    label,
    href: `/view/${index}`,
    imageUrl: `/${label}.webp`,
    current: index === 1,
  }));
  render(<ViewStrip label="Views" items={items} />);
  expect(screen.getByRole('navigation', { name: 'Views' })).toBeTruthy();
  expect(
    screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('aria-current')]),
  ).toEqual([
    ['Front', null],
    ['Back', 'page'],
  ]);
});
