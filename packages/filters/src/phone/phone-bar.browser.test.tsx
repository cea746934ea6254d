import { LIST_BULLETS } from '@suite/ui/icons';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '@suite/ui/tokens.css';
import '@suite/ui/base.css';
import { PhoneBar } from './phone-bar.tsx';

afterEach(() => {
  cleanup();
  document.documentElement.style.fontSize = '';
});

const LABELS = ['Filteri', 'Spratovi', 'Lista', 'Prikaz', 'Pretraga'];

test.each([
  ['100%', 390],
  ['200%', 390],
  ['200%', 320],
])(
  'with a text size of %s and a width of %d its words stay apart and on the screen',
  async (fontSize, width) => {
    await page.viewport(width, 844);
    document.documentElement.style.fontSize = fontSize;
    const tabs = LABELS.map((label) => {
      return {
        name: label,
        icon: LIST_BULLETS,
        label,
        on: true,
        kind: 'toggles',
        onPress: () => {},
      } as const;
    });
    render(<PhoneBar label="Filteri i pogledi" tabs={tabs} />);
    const boxes = LABELS.map((label) => screen.getByText(label).getBoundingClientRect());
    for (const [index, box] of boxes.entries()) {
      expect(box.left).toBeGreaterThanOrEqual(boxes[index - 1]?.right ?? 0);
      expect(box.right).toBeLessThanOrEqual(width);
    }
  },
);
