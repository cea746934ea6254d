import { $panel, resetStores, togglePanel } from '@suite/bus';
import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useBarBehindDrawer } from './use-bar-behind-drawer.ts';

beforeEach(resetStores);

function Page() {
  useBarBehindDrawer();
  return (
    <>
      <button type="button" data-panel="favourites">
        Favourites
      </button>
      <button type="button" data-panel="calculator">
        Calculator
      </button>
      <div data-drawer="">scrim</div>
      <p>drawer</p>
    </>
  );
}

const press = (text: string, clientX: number) =>
  screen.getByText(text).dispatchEvent(new MouseEvent('click', { bubbles: true, clientX, clientY: 20 }));

it('opens the panel whose button was pressed under a drawer, and leaves other presses alone', async () => {
  render(<Page />);
  for (const [index, name] of ['Favourites', 'Calculator'].entries()) {
    const box = new DOMRect(index * 50, 0, 44, 44);
    vi.spyOn(screen.getByText(name), 'getBoundingClientRect').mockReturnValue(box);
  }
  togglePanel('favourites');
  press('drawer', 60);
  press('scrim', 20);
  press('scrim', 400);
  await new Promise((resolve) => setTimeout(resolve));
  expect($panel.get()).toBe('favourites');
  press('scrim', 60);
  await waitFor(() => expect($panel.get()).toBe('calculator'));
});
