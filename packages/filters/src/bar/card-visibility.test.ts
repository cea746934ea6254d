import { expect, it } from 'vitest';
import { type CardTitle, isPanelVisible } from './card-visibility.ts';

it.each<[boolean, CardTitle, boolean]>([
  [true, 'status', false],
  [true, 'all', false],
  [true, 'search', false],
  [true, null, true],
  [false, 'status', true],
  [false, 'search', true],
  [false, null, true],
])(
  '[R4.015] with the bar hidden: %s, and the title %s, the panel is visible: %s',
  (hidden, title, visible) => {
    expect(isPanelVisible(hidden, title)).toBe(visible);
  },
);
