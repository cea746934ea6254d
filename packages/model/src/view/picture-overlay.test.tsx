import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it, vi } from 'vitest';
import type { Engine } from '../engine/engine-types.ts';
import { type OverlayLinks, PictureOverlay } from './picture-overlay.tsx';

const ENGINE = { onFrame: () => () => undefined } as unknown as Engine;
const VIEW = {};

/** A page with a picture that has a pill on it, as `engine/stage.ts` of the picture builds it, and the copy over the model. */
function Page({ links }: { links: OverlayLinks }) {
  const layer = useRef<HTMLDivElement>(null);
  return (
    <div>
      <div data-picture-state="ready">
        <div>
          <div>
            <div />
            <div>
              <span>
                <a href="/masterplan/2?view=3d">
                  <b>Hills</b>
                </a>
              </span>
            </div>
          </div>
        </div>
      </div>
      <div ref={layer} data-testid="model">
        <PictureOverlay engine={ENGINE} of={VIEW} layer={layer} taken={[]} links={links} />
      </div>
    </div>
  );
}

function renderPage() {
  const links = { onClick: vi.fn(), onPoint: vi.fn() };
  render(<Page links={links} />);
  const name = screen.getByTestId('model').querySelector('b');
  if (!name) throw new Error('There is no copy of the pill');
  return { links, name };
}

it('tells which of its links is clicked', () => {
  const { links, name } = renderPage();
  fireEvent.click(name);
  expect(links.onClick).toHaveBeenCalledExactlyOnceWith('/masterplan/2?view=3d', expect.anything());
});

it('tells which of its links the mouse is over, and that it is over none any more', () => {
  const { links, name } = renderPage();
  fireEvent.pointerOver(name, { pointerType: 'mouse' });
  expect(links.onPoint).toHaveBeenLastCalledWith('/masterplan/2?view=3d');
  fireEvent.pointerOver(name.closest('span') as Element, { pointerType: 'mouse' });
  expect(links.onPoint).toHaveBeenLastCalledWith(null);
});

it('leaves a finger alone, which chooses by its press', () => {
  const { links, name } = renderPage();
  fireEvent.pointerOver(name, { pointerType: 'touch' });
  expect(links.onPoint).not.toHaveBeenCalled();
});
