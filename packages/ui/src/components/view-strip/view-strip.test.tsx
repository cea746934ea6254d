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

test('what is no picture has an icon', () => {
  const items = [{ id: '3d', label: '3D', href: '/3d', icon: 'M0 0', current: false }];
  render(<ViewStrip label="Views" items={items} />);
  const tile = screen.getByRole('link', { name: '3D' });
  expect(tile.querySelector('path')?.getAttribute('d')).toBe('M0 0');
  expect(tile.querySelector('img')).toBeNull();
});
