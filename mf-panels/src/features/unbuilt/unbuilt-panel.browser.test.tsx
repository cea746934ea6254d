import '@suite/ui/tokens.css';
import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { UnbuiltName } from './panel-looks.ts';
import { UnbuiltPanel } from './unbuilt-panel.tsx';

afterEach(cleanup);

function Page({ panel }: { panel: UnbuiltName }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && <UnbuiltPanel panel={panel} onClose={() => setOpen(false)} />}
    </>
  );
}

it.each(['favourites', 'privacy-policy'] as const)(
  'the panel %s takes the focus, closes by Esc and gives the focus back',
  async (panel) => {
    render(<Page panel={panel} />);
    const opener = screen.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog');
    await expect.poll(() => dialog.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    await expect.poll(() => document.activeElement).toBe(opener);
  },
);
