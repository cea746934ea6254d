import { cleanup, render, screen, waitFor } from '@testing-library/react';
import type { CSSProperties } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it } from 'vitest';
import '@suite/ui/tokens.css';
import '@suite/ui/base.css';
import { BottomSheet } from './bottom-sheet.tsx';
import type { Snap } from './snap-points.ts';

afterEach(cleanup);

interface Case {
  readonly snap: Snap;
  readonly contentPx: number;
  readonly headPx?: number;
  readonly steady?: boolean;
  readonly pictureAtHalfPx?: number;
}

const CASES: readonly Case[] = [
  { snap: 'peek', contentPx: 900 },
  { snap: 'peek', contentPx: 60 },
  { snap: 'peek', contentPx: 900, headPx: 180 },
  { snap: 'half', contentPx: 900 },
  { snap: 'half', contentPx: 120 },
  { snap: 'half', contentPx: 120, steady: true },
  { snap: 'half', contentPx: 900, pictureAtHalfPx: 232 },
  { snap: 'full', contentPx: 900 },
  { snap: 'full', contentPx: 200, headPx: 80 },
];

function Stage({ snap, contentPx, headPx, steady = false, pictureAtHalfPx }: Case) {
  const ofPage = pictureAtHalfPx && { '--picture-at-half': `${pictureAtHalfPx}px` };
  return (
    <IntlProvider locale="en" onError={() => undefined}>
      <div style={{ position: 'relative', width: 390, height: 700, ...ofPage } as CSSProperties}>
        <BottomSheet
          label="Homes"
          snap={snap}
          steady={steady}
          onSnap={() => undefined}
          onRest={() => undefined}
          head={headPx && <div style={{ height: headPx }} />}
        >
          <div style={{ height: contentPx }} />
        </BottomSheet>
      </div>
    </IntlProvider>
  );
}

it.each(CASES)('stands from the first frame where it stands once it is measured: %o', async (one) => {
  render(<Stage {...one} />);
  const sheet = screen.getByRole('region', { name: 'Homes' });
  expect(sheet.style.height).toBe('');
  const firstPx = sheet.getBoundingClientRect().height;
  await waitFor(() => expect(sheet.style.height).not.toBe(''));
  expect(sheet.getBoundingClientRect().height).toBe(firstPx);
});
