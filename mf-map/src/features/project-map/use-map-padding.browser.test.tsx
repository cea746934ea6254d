import '@suite/ui/tokens.css';
import '@suite/ui/base.css';
import { cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import styles from './map-page.module.css';
import { useMapPadding } from './use-map-padding.ts';

afterEach(cleanup);

function Free({ below }: { readonly below: string }) {
  const free = useRef<HTMLDivElement>(null);
  const padding = useMapPadding(free);
  return (
    <div style={{ position: 'fixed', inset: 0 }}>
      <div ref={free} className={styles.free} data-below={below} style={{ '--sheet': '310px' } as object} />
      <output>{JSON.stringify(padding)}</output>
    </div>
  );
}

it.each([
  ['the card and the bar', 'bar', 1440, 900, { top: 0, right: 0, bottom: 88, left: 404 }],
  ['the card and the bar of small windows', 'bar', 914, 700, { top: 0, right: 0, bottom: 72, left: 336 }],
  ['the card of a phone held across', 'card', 844, 390, { top: 0, right: 0, bottom: 0, left: 332 }],
  ['the search and the sheet', 'sheet', 390, 844, { top: 72, right: 0, bottom: 310, left: 0 }],
])('keeps the map clear of %s', async (_, below, width, height, padding) => {
  await page.viewport(width, height);
  const { container } = render(<Free below={below} />);
  const shown = () => JSON.parse(container.querySelector('output')?.textContent ?? '');
  await expect.poll(shown).toEqual(padding);
  // The style sheet changes with the window.
  await page.viewport(1200, 900);
  if (below === 'bar') await expect.poll(shown).toEqual({ top: 0, right: 0, bottom: 88, left: 404 });
});
