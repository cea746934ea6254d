import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../../tokens.css';
import '../../base.css';
import { NamePill } from './name-pill.tsx';

afterEach(() => {
  cleanup();
  document.documentElement.style.fontSize = '';
});

test.each([1440, 390])(
  'at a width of %d its lines grow with the text, so that none lies on another',
  async (width) => {
    await page.viewport(width, 844);
    document.documentElement.style.fontSize = '200%';
    render(<NamePill name="Porto Vala Hills" line="48 available" />);
    for (const labels of ['Porto Vala Hills', '48 available']) {
      const { fontSize, lineHeight } = getComputedStyle(screen.getByText(labels));
      expect(Number.parseFloat(lineHeight)).toBeGreaterThanOrEqual(Number.parseFloat(fontSize));
    }
  },
);
