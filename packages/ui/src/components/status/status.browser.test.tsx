import { UNIT_STATUSES } from '@suite/contracts';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import '../../tokens.css';
import '../../base.css';
import { StatusChip } from './status-chip.tsx';

afterEach(cleanup);

const LABELS = {
  available: 'Available',
  'pending-reservation': 'Pending reservation',
  reserved: 'Reserved',
  sold: 'Sold',
  unavailable: 'Unavailable',
};

function chips(look: 'chip' | 'plain') {
  const { container } = render(
    UNIT_STATUSES.map((status) => (
      <StatusChip key={status} status={status} label={LABELS[status]} look={look} />
    )),
  );
  return [...container.children];
}

test.each(['chip', 'plain'] as const)(
  '[R4.004] as %s every status has a glyph and a word of its own',
  (look) => {
    const drawn = chips(look);
    const glyphs = new Set(drawn.map((chip) => chip.querySelector('path')?.getAttribute('d')));
    const labels = new Set(drawn.map((chip) => chip.textContent));
    expect([...labels]).toEqual(Object.values(LABELS));
    expect(glyphs.size).toBe(UNIT_STATUSES.length);
    expect(glyphs).not.toContain(undefined);
  },
);

test('every status has a disc and a ground of its own hue', () => {
  const drawn = chips('chip');
  const colour = (element: Element | null) => element && getComputedStyle(element).backgroundColor;
  expect(new Set(drawn.map(colour)).size).toBe(UNIT_STATUSES.length);
  expect(new Set(drawn.map((chip) => colour(chip.querySelector('[data-status]')))).size).toBe(
    UNIT_STATUSES.length,
  );
});

test('a short word is drawn while the whole one is read', () => {
  const { container } = render(
    <StatusChip status="pending-reservation" label="Pending reservation" short="Pending" />,
  );
  const hidden = [...container.querySelectorAll('span[aria-hidden]')].map((element) => element.textContent);
  expect(hidden).toEqual(['Pending']);
  expect(container.textContent).toContain('Pending reservation');
});
