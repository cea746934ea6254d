import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../../tokens.css';
import '../../base.css';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';

afterEach(cleanup);

function Page({ isPersistent = false }: { isPersistent?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Save</Button>
      <Dialog
        open={isOpen}
        onClose={isPersistent ? undefined : () => setOpen(false)}
        title="Save apartment 304"
        actions={
          <>
            <Button variant="primary" onPress={() => setOpen(false)}>
              Login
            </Button>
            <Button>Register</Button>
          </>
        }
      >
        Please login or register.
      </Dialog>
    </>
  );
}

async function openDialog(isPersistent = false) {
  render(<Page isPersistent={isPersistent} />);
  await userEvent.keyboard('{Tab}{Enter}');
  return screen.findByRole('dialog', { name: 'Save apartment 304' });
}

test('the focus starts on the first action and returns to the opener', async () => {
  await openDialog();
  await expect.poll(() => document.activeElement?.textContent).toBe('Login');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.textContent).toBe('Save');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Esc closes a dialog that may be left', async () => {
  await openDialog();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

test('a persistent dialog stays on Esc and goes by its action', async () => {
  await openDialog(true);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

test('both actions are equally wide', async () => {
  await openDialog();
  const widths = ['Login', 'Register'].map(
    (name) => screen.getByRole('button', { name }).getBoundingClientRect().width,
  );
  expect(widths[0]).toBe(widths[1]);
});
