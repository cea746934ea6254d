import { cleanup, render, screen } from '@testing-library/react';
import { useEffect, useRef, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../tokens.css';
import '../../base.css';
import { FloatingCard } from './floating-card.tsx';

afterEach(cleanup);

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <main>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Status
      </button>
      <p>The picture</p>
      <input aria-label="Elsewhere" />
      {isOpen && (
        <FloatingCard
          title="Status of homes"
          width={350}
          onClose={() => setOpen(false)}
          footer="13 homes match"
          headerAction={<button type="button">Reset</button>}
        >
          <button type="button">Available</button>
          <div style={{ height: 900 }} />
        </FloatingCard>
      )}
    </main>
  );
}

async function openCard() {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Status' }));
  return screen.getByRole('dialog', { name: 'Status of homes' });
}

test('opening moves the focus to the first control of its body, not to Reset', async () => {
  await openCard();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Available' }));
});

test('Esc closes the card and gives the focus back to its button', async () => {
  await openCard();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Status' }));
});

test('a press outside closes the card, a press inside does not', async () => {
  await openCard();
  await userEvent.click(screen.getByText('13 homes match'));
  expect(screen.queryByRole('dialog')).not.toBeNull();
  await userEvent.click(screen.getByText('The picture'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a press on its own button closes the card instead of opening it anew', async () => {
  await openCard();
  await userEvent.click(screen.getByRole('button', { name: 'Status' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a press on another control leaves the focus there', async () => {
  await openCard();
  const elsewhere = screen.getByRole('textbox', { name: 'Elsewhere' });
  await userEvent.click(elsewhere);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(elsewhere);
});

test('the card is as wide as asked, and its content scrolls at 430 pixels', async () => {
  const card = await openCard();
  const body = card.children[1];
  expect(card.getBoundingClientRect().width).toBe(350);
  expect(body?.clientHeight).toBe(430);
  expect(body?.scrollHeight).toBeGreaterThan(900);
});

/** A dialog keeps the page inert until it is gone: the effect that ends it comes after the card is drawn. */
function AfterDialog() {
  const [isLeft, setLeft] = useState(false);
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    const page = main.current;
    if (isLeft || !page) return;
    page.inert = true;
    return () => {
      page.inert = false;
    };
  }, [isLeft]);
  return (
    <>
      <button type="button" onClick={() => setLeft(true)}>
        Leave
      </button>
      <main ref={main}>
        {isLeft && (
          <FloatingCard title="Menu" onClose={() => undefined}>
            <button type="button">My profile</button>
          </FloatingCard>
        )}
      </main>
    </>
  );
}

test('a card that takes the place of a dialog gets the focus too', async () => {
  render(<AfterDialog />);
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  await expect.poll(() => document.activeElement?.textContent).toBe('My profile');
});

test('is as wide as it says, and wider with larger text', async () => {
  await page.viewport(1440, 900);
  const card = await openCard();
  expect(card.getBoundingClientRect().width).toBe(350);
  document.documentElement.style.fontSize = '200%';
  try {
    expect(card.getBoundingClientRect().width).toBe(700);
  } finally {
    document.documentElement.style.fontSize = '';
  }
});
